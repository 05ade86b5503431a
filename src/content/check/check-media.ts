import { readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import type { ContentProblem } from '../load/check-entry.ts'
import { FORMAT_NAMES, MAX_PICTURE_KILOBYTES, USE_JPEG } from '../load/media-file.ts'
import { type ContentFile, fieldsOf } from '../load/read-content.ts'
import { checkContent } from './check-content.ts'

type FileLimits = { minWidth?: number; maxKilobytes?: number }

/** Reads and checks all content as `checkContent` does, and then the pictures and films that it names. */
export async function checkContentAndMedia(root: string): Promise<ReturnType<typeof checkContent>> {
  const { files, problems } = checkContent(root)
  return { files, problems: problems.length > 0 ? problems : await checkMedia(root, files) }
}

async function checkMedia(root: string, files: readonly ContentFile[]): Promise<ContentProblem[]> {
  const problems = files
    .flatMap(fieldsOf)
    .filter(({ refersTo }) => refersTo === 'picture' || refersTo === 'film')
    .map(async ({ file, field, value, ...limits }) => {
      const message = await mediaProblem(root, join('content', String(value)), limits)
      return message === undefined ? [] : [{ file, field, message }]
    })
  return (await Promise.all(problems)).flat()
}

/** The signature (first bytes) of each format of a film. */
const FILMS: Record<string, RegExp> = { '.mp4': /^.{4}ftyp/s, '.webm': /^.E\xdf\xa3/s }

/** The brand of a HEIC photograph, as phones take them, in its first box (ISO/IEC 23008-12). */
const HEIC = /^.{4}ftyp(.{4}){0,6}?he[iv][cmsx]/s

/** Returns what is wrong with a picture or a film, for editors, or undefined. `path` begins at the folder `root`. */
export async function mediaProblem(
  root: string,
  path: string,
  { minWidth = 0, maxKilobytes = MAX_PICTURE_KILOBYTES }: FileLimits = {},
): Promise<string | undefined> {
  const file = join(root, path)
  const extension = extname(path).toLowerCase()
  const kilobytes = statSync(file).size / 1000
  if (kilobytes > maxKilobytes)
    return `${path} has ${formatSize(kilobytes)}; make it smaller: at most ${formatSize(maxKilobytes)}`
  const start = readFileSync(file).toString('latin1', 0, 64)
  const broken = `${path} is broken, or not really ${extension}; save it again in that format, and replace it`
  if (HEIC.test(start)) return `${path} is a HEIC photograph; ${USE_JPEG}`
  if (FILMS[extension]) return FILMS[extension].test(start) ? undefined : broken
  const picture = sharp(file, { failOn: 'truncated' })
  const metadata = await picture.metadata().catch(() => undefined)
  if (!metadata || metadata.format !== FORMAT_NAMES[extension]) return broken
  if ((metadata.pages ?? 1) > 1) return `${path} moves; save one of its pictures, or use another`
  if (extension !== '.svg' && metadata.autoOrient.width < minWidth)
    return `${path} is ${metadata.autoOrient.width} px wide; give a picture at least ${minWidth} px wide, as wide as it is shown`
  // Reads every pixel: the header of a file is whole if its upload broke off.
  return picture.stats().then(
    () => undefined,
    () => `${path} is cut off; upload it again`,
  )
}

function formatSize(kilobytes: number): string {
  return kilobytes < 1000 ? `${Math.ceil(kilobytes)} kB` : `${Number((kilobytes / 1000).toFixed(1))} MB`
}
