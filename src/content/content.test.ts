import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkContent } from './check-content.ts'
import { entries } from './read-content.ts'
import { wrongCounts } from './stated-counts.ts'
import { repeatedSentences } from './testing/repeated-sentences.ts'
import { textsOf } from './texts-of.ts'
import { countWords, sentences } from './words.ts'

const { files, problems } = checkContent(join(import.meta.dirname, '../..'))
const texts = files.flatMap((file) => textsOf(file).map((text) => ({ file: file.file, ...text })))

describe('the content', () => {
  it('has no problem', () => {
    expect(problems).toEqual([])
  })

  it('says no sentence of five words or more twice', () => {
    expect(repeatedSentences(files)).toEqual([])
  })

  it('counts its entries rightly where a page says how many there are', () => {
    expect(wrongCounts(files)).toEqual([])
  })

  it('gives every page and entry a description of its own', () => {
    const descriptions = texts
      .filter(({ field }) =>
        /^(seo\.description|thankYou\.seo\.description|summary|shortDescription)$/.test(field),
      )
      .map(({ text }) => text)
    expect(descriptions.length).toBeGreaterThan(40)
    expect(new Set(descriptions).size).toBe(descriptions.length)
  })

  it('names the group, its email and its phone in site.yaml only (decision D1)', () => {
    const site = entries(files, 'site')[0]?.data
    const secrets = [site?.name, site?.email, site?.phone].filter((each) => each !== undefined)
    expect(secrets).toHaveLength(3)
    const elsewhere = texts.filter(
      ({ file, text }) => file !== 'content/site.yaml' && secrets.some((each) => text.includes(each)),
    )
    expect(elsewhere).toEqual([])
  })

  it('says on the home page how many people the targets of csr.yaml make together', () => {
    const targets = entries(files, 'csr')[0]?.data.impact.targetedMetrics ?? []
    const trained = targets.filter(({ label }) => !label.includes('volunteers'))
    const sum = trained.reduce((total, { people }) => total + people, 0)
    const { light = '', heavy = '' } = entries(files, 'home')[0]?.data.csr.heading ?? {}
    expect(`${light} ${heavy}`).toContain(`${sum.toLocaleString('en-GB')} people`)
  })
})

describe.each(entries(files, 'services'))('the overview of $id', ({ data: { overview } }) => {
  it('is easy to read: fewer than 22 words in an average sentence', () => {
    expect(countWords(overview) / sentences(overview).length).toBeLessThan(22)
  })

  it('ends a word where its card cuts it off, after 120 characters', () => {
    const running = overview.replace(/\s+/g, ' ')
    expect(running.slice(119, 121)).toMatch(/^(\S\s|\s\S)$/)
  })
})

it('lets every service proceed in its own way', () => {
  const titles = entries(files, 'services').flatMap(({ data }) =>
    data.process.steps.map(({ title }) => title),
  )
  expect(new Set(titles).size).toBe(titles.length)
})
