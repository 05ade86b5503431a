import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { markProfile, PROFILE_FILE, profileLinkText, readProfileFile } from './profile-file.ts'

const MAX_PAGES = 12
const MAX_BYTES = 2_000_000

const profile = readProfileFile('.')
const pdf = readFileSync(PROFILE_FILE, 'latin1')

describe('company profile as a PDF', () => {
  it('has at most 12 A4 pages and 2 MB', () => {
    expect(profile?.pages).toBeGreaterThan(6)
    expect(profile?.pages).toBeLessThanOrEqual(MAX_PAGES)
    expect(profile?.bytes).toBeLessThan(MAX_BYTES)
    expect(pdf.match(/\/MediaBox \[0 0 59[45](?:\.\d+)? 84[12](?:\.\d+)?\]/g)).toHaveLength(
      profile?.pages ?? 0,
    )
  })

  it('has a title and a language, and is tagged for screen readers', () => {
    expect(pdf).toMatch(/\/Title \(Company profile/)
    expect(pdf).toContain('/Lang (en-NG)')
    expect(pdf).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/)
    expect(pdf).toContain('/StructTreeRoot')
    expect(pdf).toMatch(/\/S \/H1\b/)
    expect(pdf).toMatch(/\/S \/TH\b/)
  })

  it('contains all its fonts', () => {
    const fonts = [...pdf.matchAll(/\/Type \/FontDescriptor\n([\s\S]*?)>>/g)].map(([, fields = '']) => fields)
    expect(fonts).not.toHaveLength(0)
    // The glyphs of a Type 3 font are drawings in the PDF. Chromium writes variable fonts like this.
    const type3 = [...pdf.matchAll(/\/Subtype \/Type3\n/g)]
    const embedded = fonts.filter((fields) => /\/FontFile[23]? /.test(fields))
    expect(embedded).not.toHaveLength(0)
    expect(embedded.length + type3.length).toBeGreaterThanOrEqual(fonts.length)
    expect(fonts.every((fields) => /Ojuju|Brygada/.test(fields))).toBe(true)
  })
})

describe('markProfile', () => {
  const HASH = '0123456789ab'
  const browser = '%PDF-1.4 /Creator (Mozilla/5.0 \\(X11\\) HeadlessChrome/140.0) /Title (A)'

  it('replaces the name of the browser by the hash, in the same length', () => {
    const marked = markProfile(Buffer.from(browser), HASH).toString()
    expect(marked).toHaveLength(browser.length)
    expect(marked).toMatch(/^%PDF-1.4 \/Creator \(content 0123456789ab +\) \/Title \(A\)$/)
  })

  it.each(['%PDF-1.4', '%PDF-1.4 /Creator (Chromium)'])('rejects %s, which has no room for it', (text) => {
    expect(() => markProfile(Buffer.from(text), HASH)).toThrow('/Creator')
  })
})

describe('link to the company profile', () => {
  it('names the format, the size and the number of pages', () => {
    const size = Math.ceil(pdf.length / 1000)
    expect(profileLinkText('Profile')).toBe(`Profile (PDF, ${size}\u00A0kB, ${profile?.pages}\u00A0pages)`)
  })

  it('is left out if the profile has not been printed', () => {
    expect(readProfileFile(temporaryFolder())).toBeUndefined()
  })
})
