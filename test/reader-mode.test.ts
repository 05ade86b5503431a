import { readFileSync } from 'node:fs'
import { Readability } from '@mozilla/readability'
import { Window } from 'happy-dom'
import { expect, it } from 'vitest'
import { entries } from '#src/content/load/read-content.ts'
import { urls } from '#src/urls.ts'
import { fixtureFiles } from './support/fixture-content.ts'
import { FIXTURE_SITE } from './support/fixture-site.ts'

it.each(entries(fixtureFiles, 'work'))(
  'reader mode of Firefox keeps summary, client, results and quotation of $file',
  ({ id, data: { summary, company, results, impact, quote } }) => {
    const html = readFileSync(`${FIXTURE_SITE}/dist${urls.caseStudy(id)}.html`, 'utf8')
    const { document } = new Window({ url: `http://localhost${urls.caseStudy(id)}` })
    document.write(html.replace(/<(script|style)[\s\S]*?<\/\1>/g, ''))
    const article = new Readability(document as unknown as Document).parse()
    const kept = squeeze(article?.textContent ?? '')
    const texts = [
      summary,
      company,
      ...results.map(({ value }) => value),
      ...impact.split(/(?<=\.)\s+/),
      quote?.text ?? '',
    ]
    expect(texts.map(squeeze).filter((text) => !kept.includes(text))).toEqual([])
  },
)

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
