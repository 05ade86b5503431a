import { globSync, readFileSync } from 'node:fs'
import { Readability } from '@mozilla/readability'
import { Window } from 'happy-dom'
import { expect, it } from 'vitest'
import { entries } from '#src/content/load/read-content.ts'
import { collectStrings } from '#src/content/text/values.ts'
import { urls } from '#src/urls.ts'
import { fixtureFiles } from './support/fixture-content.ts'
import { FIXTURE_SITE } from './support/fixture-site.ts'

/**
 * Fields that no page shows: sources, for those who check the texts, alternatives of pictures that pages use as decoration, a
 * choice of the form that was taken out, texts for a time without cohorts or open roles, and results of which a service shows one.
 */
const HIDDEN =
  /^(sources\.|serviceChoices\.3\.|noCohort$|openings\.none$|results\.[12]\.|(hero|work\.featured\.\d|credentials\.logos\.\d)\.image\.alt$)/

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#39': "'", '#x27': "'" }

/** The texts of all pages of the fixture, and the values of all attributes, some of which browsers show or read out. */
const html = globSync(`${FIXTURE_SITE}/dist/**/*.html`).map((file) => readFileSync(file, 'utf8'))
const shown = squeeze(
  html.flatMap((page) => [page.replace(/<[^>]*>/g, ''), ...(page.match(/="[^"]*"/g) ?? [])]).join('\n'),
)

it.each(fixtureFiles)('every text of $file is on a page', ({ data }) => {
  const missing = collectStrings({ data }).flatMap(({ field, text }) =>
    text
      .split(/\n|(?<=\.)\s/)
      .map(squeeze)
      .filter((line) => line.includes(' ') && !line.includes('{{') && !HIDDEN.test(field))
      .filter((line) => !shown.includes(line))
      .map((line) => `${field}: ${line}`),
  )
  expect(missing).toEqual([])
})

it('about page: shows the mark of the group for a person without a portrait', () => {
  expect(readFileSync(`${FIXTURE_SITE}/dist/about.html`, 'utf8')).toMatch(
    /<img[^>]*src="\/icons\/icon-512\.png"/,
  )
})

/** Returns a text as one line, with plain spaces and hyphens, and without entities. */
function squeeze(text: string): string {
  return text
    .replace(/&(#?\w+);/g, (entity, name) => ENTITIES[name] ?? entity)
    .replace(/[\s\u00a0\u2060]+/g, ' ')
    .replaceAll('\u00ad', '')
    .trim()
}

it.each(entries(fixtureFiles, 'work'))(
  'reader mode of Firefox keeps summary, client, results and quotation of $file',
  ({ id, data: { summary, company, impact, quote } }) => {
    const html = readFileSync(`${FIXTURE_SITE}/dist${urls.caseStudy(id)}.html`, 'utf8')
    const { document } = new Window({ url: `http://localhost${urls.caseStudy(id)}` })
    document.write(html.replace(/<(script|style)[\s\S]*?<\/\1>/g, ''))
    const article = new Readability(document as unknown as Document).parse()
    const kept = squeeze(article?.textContent ?? '')
    const texts = [summary, company, ...impact.split(/(?<=\.)\s+/), quote?.text ?? '']
    expect(texts.map(squeeze).filter((text) => !kept.includes(text))).toEqual([])
  },
)
