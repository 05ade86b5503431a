import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { readContent } from '#src/content/load/read-content.ts'
import { siteContentOf } from '#src/content/load/site-content.ts'
import { formatProblem } from '#src/content/validate/check-content.ts'
import { temporaryFolder } from './temporary-folder.ts'

const files: Record<string, string> = parse(
  readFileSync(join(import.meta.dirname, 'fixture-content.yaml'), 'utf8'),
)

/** A temporary folder that contains `content/` with the files of `fixture-content.yaml` and the pictures they name. */
export const FIXTURE_ROOT = temporaryFolder()

for (const [file, text] of Object.entries(files)) write(file, text)
const allTexts = Object.values(files).join('')
for (const [, picture = ''] of allTexts.matchAll(/\/(images\/\S+\.avif)/g))
  write(join('content', picture), avifHeader(picture.includes('phone') ? 720 : 1600))
for (const [, film = '', type] of allTexts.matchAll(/\/(videos\/\S+\.(mp4|webm))/g))
  write(join('content', film), Buffer.from(type === 'mp4' ? '\0\0\0 ftypisom' : '\x1aE\xdf\xa3', 'latin1'))

const { files: fixtureFiles, problems } = readContent(FIXTURE_ROOT)
if (problems.length > 0)
  throw new Error(['In test/support/fixture-content.yaml:', ...problems.map(formatProblem)].join('\n'))

export { fixtureFiles }

export const fixtureContent = siteContentOf(fixtureFiles)

function write(file: string, data: string | Buffer): void {
  const path = join(FIXTURE_ROOT, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, data)
}

/** Returns the bytes of an AVIF file that say its format and its width in px (ISO/IEC 23008-12). */
function avifHeader(width: number): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(width)
  return Buffer.concat([Buffer.from('\0\0\0 ftypavif'), Buffer.from('ispe\0\0\0\0'), size])
}
