import { readFileSync } from 'node:fs'
import { Readability } from '@mozilla/readability'
import { Window } from 'happy-dom'
import { expect, it } from 'vitest'
import { urls } from '#src/urls.ts'
import { readEntries } from './e2e/read-entries.ts'

/** Folder of the built site; `npm test` builds it first. */
const SITE = 'dist'

it.each(readEntries('work'))(
  'reader mode of Firefox keeps summary, client, results and quotation of $file',
  ({ id, data: { summary, company, results, impact, quote } }) => {
    const html = readFileSync(`${SITE}${urls.caseStudy(id)}.html`, 'utf8')
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
