import { describe, expect, it } from 'vitest'
import type { ContentKind } from '#src/content/load/content-kinds.ts'
import type { ContentFile } from '#src/content/load/read-content.ts'
import { claimsSheet } from './claims-sheet.ts'
import { checkPlaceholders, formatFindings } from './find-placeholders.ts'

const NOW = new Date('2026-11-21T09:00:00Z')

function file(kind: ContentKind, data: object, body?: string): ContentFile {
  return { kind, file: `content/${kind}.yaml`, id: kind, data, ...(body !== undefined && { body }) }
}

function found(content: ContentFile, now = NOW): string[] {
  return checkPlaceholders([content], now).map(({ field, what }) => `${field} | ${what}`)
}

describe('placeholder check: invented facts', () => {
  it('`placeholder: true` on an entry: reports the factual fields of the entry (not order and title)', () => {
    const study = { order: 1, title: 'Permits', company: 'Registry', impact: '92%', placeholder: true }
    const invented = ['company', 'impact'].map((field) => `(whole entry) | invented: ${field}`)
    expect(found(file('work', study))).toEqual(invented)
  })

  it('`placeholder: true` on an object inside an entry: reports the other fields of that object', () => {
    const home = { work: { featured: [{}, { testimonial: { quote: 'Q', client: 'C', placeholder: true } }] } }
    expect(found(file('home', home))).toEqual(['work.featured.1.testimonial | invented: quote, client'])
  })

  it('`placeholder: true` on a legal text: also reports the text below the front matter', () => {
    expect(found(file('legal', { summary: 'S', placeholder: true }, 'Text.'))).toEqual([
      '(whole entry) | invented: summary, body',
    ])
  })

  it('groups what is invented by what the owner must bring, and names facts by their labels', () => {
    const facts = { items: [{ label: 'Insurance' }, { label: 'Fee' }, { label: 'Press' }], placeholder: true }
    const terms = [{ term: 'Papers for procurement', fact: 'CAC', placeholder: true }]
    const data = { galleryImages: [{ image: 'a.avif', placeholder: true }], facts, terms }
    const findings = checkPlaceholders([file('csr', data)], NOW)
    expect(findings.map(({ needs, field, what }) => [needs, field, what])).toEqual([
      ['photographs', 'galleryImages.0', 'invented: image'],
      ['documents', 'facts', 'invented: Insurance'],
      ['numbers', 'facts', 'invented: Fee'],
      ['decisions', 'facts', 'invented: Press'],
      ['documents', 'terms.Papers for procurement', 'invented: term, fact'],
    ])
  })
})

describe('placeholder check: sample addresses and phone numbers', () => {
  it.each(['hello@opifex.example', 'https://taxly.example/about', '+234 000 000 0000', 'RC 0000000'])(
    'reports %s even without a placeholder mark',
    (email) => {
      expect(found(file('site', { email }))).toEqual([`email | sample: ${email}`])
    },
  )

  it.each(['hello@opifex.ng', 'an example of this', '+234 803 000 1000', 'RC 1000000'])(
    'ignores %s',
    (email) => {
      expect(found(file('site', { email }))).toEqual([])
    },
  )
})

describe('placeholder check: past dates', () => {
  const quarter = file('products', { launchQuarter: 'Q2 2026' })

  it('reports a quarter from the day after its end', () => {
    expect(found(quarter, new Date('2026-06-30T23:59:59Z'))).toEqual([])
    expect(found(quarter, new Date('2026-07-01T00:00:00Z'))).toEqual(['launchQuarter | over: Q2 2026'])
  })

  it('reports a range of years or a goal from the day after its last year', () => {
    const csr = file('csr', { title: '2026 to 2030', goal: '65,000 people by 2030' })
    expect(found(csr, new Date('2030-12-31T23:59:59Z'))).toEqual([])
    expect(found(csr, new Date('2031-01-01T00:00:00Z'))).toEqual([
      'title | over: 2026 to 2030',
      'goal | over: by 2030',
    ])
  })

  it('ignores the years and launch dates of past events', () => {
    expect(found(file('work', { challenge: 'From 2019 to 2021 the books differed.' }))).toEqual([])
    expect(found(file('products', { launchDate: '2022-03' }))).toEqual([])
    expect(found(file('legal', { updated: '2025-01-01' }, 'The Data Protection Act 2023.'))).toEqual([])
  })
})

describe('placeholder check: output', () => {
  it('aligns the findings, groups them by need and file, and prints their number', () => {
    const findings = [
      { needs: 'decisions', file: 'content/a.yaml', field: 'email', what: 'sample: x' },
      { needs: 'decisions', file: 'content/b.yaml', field: 'launchQuarter', what: 'over: Q2 2026' },
      { needs: 'photographs', file: 'content/b.yaml', field: 'image', what: 'invented: image' },
    ] as const
    expect(formatFindings(findings)).toBe(`# photographs: 1

content/b.yaml
  image          invented: image

# decisions: 2

content/a.yaml
  email          sample: x

content/b.yaml
  launchQuarter  over: Q2 2026

3 things are left to settle before launch`)
    expect(formatFindings([])).toBe('nothing is left to settle before launch')
  })
})

it('claims sheet: has a line for each invented fact, with its page, its words and boxes to tick', () => {
  const files = [
    file('about', {
      facts: { items: [{ label: 'Insurance', text: '<₦250 million>' }], placeholder: true },
    }),
    file('leaders', { name: 'Ada', placeholder: true }),
  ]
  const sheet = claimsSheet(checkPlaceholders(files, NOW), files).replace(/<[^>]*>/g, ' ')
  expect(sheet).toMatch(/For the directors.*\(1\).*\/about +content\/about\.yaml facts +&lt;₦250 million>/s)
  expect(sheet).toMatch(/For the heads.*\/about +content\/leaders\.yaml.*Ada +☐ true ☐ not true/s)
})
