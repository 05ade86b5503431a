import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Path of the printed company profile in the repository. `npm run generate:profile` writes it. */
export const PROFILE_FILE = 'public/profile.pdf'

/** What the PDF's metadata say about the content it was printed from, see scripts/profile.ts. */
const CONTENT_MARK = /\/Creator \(content ([0-9a-f]{12}) *\)/

/** The printed company profile: its size in bytes, its number of pages and the hash of its content. */
export type ProfileFile = { bytes: number; pages: number; contentHash: string | undefined }

/**
 * Reads the printed company profile.
 * @returns undefined if it has not been printed
 */
export function readProfileFile(root: string): ProfileFile | undefined {
  const path = join(root, PROFILE_FILE)
  if (!existsSync(path)) return undefined
  const pdf = readFileSync(path, 'latin1')
  return {
    bytes: pdf.length,
    pages: pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    contentHash: CONTENT_MARK.exec(pdf)?.[1],
  }
}

/** Returns the text of a link to the PDF, like `Company profile (PDF, 400 kB, 9 pages)`; undefined without a PDF. */
export function profileLinkText(label: string): string | undefined {
  const file = readProfileFile(process.cwd())
  return file && `${label} (PDF, ${Math.ceil(file.bytes / 1000)}\u00A0kB, ${file.pages}\u00A0pages)`
}

/**
 * Writes the hash of the content into the metadata of a PDF, in place of the name of the browser. The length stays the
 * same, because a PDF contains byte offsets.
 * @throws if the PDF does not name a browser, or its name is too short
 */
export function markProfile(pdf: Buffer, contentHash: string): Buffer {
  const text = pdf.toString('latin1')
  const [creator] = /\/Creator \((?:\\.|[^\\)])*\)/.exec(text) ?? []
  const start = `/Creator (content ${contentHash}`
  if (!creator || creator.length <= start.length) throw new Error('the PDF has no /Creator to replace')
  return Buffer.from(
    text.replace(creator, () => `${start.padEnd(creator.length - 1)})`),
    'latin1',
  )
}
