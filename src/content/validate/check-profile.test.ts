import { describe, expect, it } from 'vitest'
import { hashProfile, profileContent } from '../load/profile-content.ts'
import { readContent } from '../load/read-content.ts'
import { siteContentOf } from '../load/site-content.ts'
import { checkProfile } from './check-profile.ts'

const { files } = readContent('.')
const content = siteContentOf(files)
const contentHash = hashProfile(profileContent(content))
const printed = { bytes: 800_000, pages: 9, contentHash }

describe('check of the company profile', () => {
  it('reports nothing if the profile was printed from this content', () => {
    expect(checkProfile(files, printed)).toEqual([])
  })

  it.each([
    ['was printed from other content', { ...printed, contentHash: '0123456789ab' }, 'older than the content'],
    ['has no mark', { ...printed, contentHash: undefined }, 'older than the content'],
    ['is missing', undefined, 'missing'],
  ])('says what to do if the profile %s', (_case, file, what) => {
    expect(checkProfile(files, file)).toEqual([
      { file: 'public/profile.pdf', field: '(whole file)', what: `${what}: npm run generate:profile` },
    ])
  })
})

describe('content of the company profile', () => {
  it('has six case studies in their order, each with a measured figure', () => {
    const { studies } = profileContent(content)
    expect(studies).toHaveLength(6)
    const titles = content.work.map(({ data }) => data.title)
    const positions = studies.map(({ title }) => titles.indexOf(title))
    expect(positions).toEqual(positions.toSorted((one, other) => one - other))
    for (const { figure } of studies) expect(['before-after', 'series', 'flow']).toContain(figure.kind)
  })

  it('has another hash if a shown word changes, and the same if another one does', () => {
    const changed = structuredClone(content)
    changed.csr.hero.subtitle = 'Changed'
    expect(hashProfile(profileContent(changed))).toBe(contentHash)
    changed.site.tagline = 'Changed'
    expect(hashProfile(profileContent(changed))).not.toBe(contentHash)
  })
})
