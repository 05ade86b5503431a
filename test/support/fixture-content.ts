import { globSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { parse } from 'yaml'
import { formatProblem } from '#src/content/check/format-problem.ts'
import { readContent } from '#src/content/load/read-content.ts'
import { siteContentOf } from '#src/content/load/site-content.ts'
import { temporaryFolder } from './temporary-folder.ts'

const SOURCE = join(import.meta.dirname, 'fixture-content.yaml')
const files: Record<string, string> = parse(readFileSync(SOURCE, 'utf8'))

/** A temporary folder that contains `content/` with the files of `fixture-content.yaml` and the pictures they name. */
export const FIXTURE_ROOT = temporaryFolder()
await writeFixtureContent(FIXTURE_ROOT)

const { files: fixtureFiles, problems } = readContent(FIXTURE_ROOT)
if (problems.length > 0)
  throw new Error(['In test/support/fixture-content.yaml:', ...problems.map(formatProblem)].join('\n'))

export { fixtureFiles }

export const fixtureContent = siteContentOf(fixtureFiles)

/** Writes the fixture content. Its files are as old as their source, so that a build of them does not become stale. */
export async function writeFixtureContent(root: string): Promise<void> {
  rmSync(join(root, 'content'), { recursive: true, force: true })
  const { mtime } = statSync(SOURCE)
  for (const [file, data] of Object.entries({ ...files, ...(await mediaOf(files)) })) {
    const path = join(root, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, data)
  }
  for (const path of globSync(join(root, 'content/**'))) utimesSync(path, mtime, mtime)
}

/** Returns the pictures and films that the content names: areas of one colour, and films without pictures. */
export async function mediaOf(content: unknown): Promise<Record<string, Buffer>> {
  const bytes: Record<string, Buffer> = {
    avif: await picture(1600, 1200),
    screen: await picture(720, 902),
    mp4: Buffer.from('\0\0\0 ftypisom', 'latin1'),
    webm: Buffer.from('\x1aE\xdf\xa3', 'latin1'),
  }
  const paths = JSON.stringify(content).matchAll(/(?:images|videos)\/[\w/-]+\.(avif|mp4|webm)/g)
  return Object.fromEntries(
    [...paths].flatMap(([path, type = '']) => {
      const data = bytes[path.includes('screen') ? 'screen' : type]
      return data ? [[join('content', path), data]] : []
    }),
  )
}

function picture(width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 3, background: 'teal' } as const
  return sharp({ create }).avif({ effort: 0 }).toBuffer()
}
