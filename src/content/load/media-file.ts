import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'

/** The signature (first bytes) of each format of a picture. An SVG file may have a prolog before `<svg`. */
const PICTURES: Record<string, RegExp> = {
  '.svg': /<svg[\s>]/,
  '.avif': /^[\s\S]{4}ftyp(avif|avis|mif1)/,
  '.webp': /^RIFF[\s\S]{4}WEBP/,
  '.png': /^\x89PNG\r\n/,
  '.jpg': /^\xff\xd8\xff/,
  '.jpeg': /^\xff\xd8\xff/,
}

const FILMS: Record<string, RegExp> = { '.mp4': /^[\s\S]{4}ftyp/, '.webm': /^.E\xdf\xa3/s }

/** The brand of a HEIC photograph, as phones take them, in its first box (ISO/IEC 23008-12). */
const HEIC = /^[\s\S]{4}ftyp([\s\S]{4}){0,6}?he[iv][cmsx]/

/** Maximum size of a picture. The build makes the smaller files that visitors get. */
export const MAX_PICTURE_KILOBYTES = 12_000

/** File extensions that a picture may have. */
export const PICTURE_FORMATS = Object.keys(PICTURES)

/** What to do with a HEIC photograph. */
export const USE_JPEG = 'browsers cannot show it: save it as JPEG, and write the name of that file'

/** What a field demands of its file. */
export type FileLimits = { minWidth?: number; maxKilobytes?: number }

/** Returns what is wrong with a picture or a film, for editors, or undefined. `path` begins at the folder `root`. */
export function mediaProblem(
  root: string,
  path: string,
  { minWidth = 0, maxKilobytes = MAX_PICTURE_KILOBYTES }: FileLimits = {},
): string | undefined {
  const file = join(root, path)
  if (!existsSync(file)) return `there is no file ${path}; put it there, or write the name of another`
  const start = firstBytes(file).toString('latin1')
  if (HEIC.test(start)) return `${path} is a HEIC photograph; ${USE_JPEG}`
  const extension = extname(path).toLowerCase()
  if (!{ ...PICTURES, ...FILMS }[extension]?.test(start))
    return `${path} is broken, or not really ${extension}; save it again in that format, and replace it`
  const kilobytes = statSync(file).size / 1000
  if (kilobytes > maxKilobytes)
    return `${path} has ${formatSize(kilobytes)}; make it smaller: at most ${formatSize(maxKilobytes)}`
  const width = minWidth > 0 ? pictureWidth(file) : minWidth
  return width > 0 && width < minWidth
    ? `${path} is ${width} px wide; give a picture at least ${minWidth} px wide, as wide as it is shown`
    : undefined
}

/**
 * Returns the width of a picture in px, or 0 if its first bytes do not say it: an SVG file has none. A PNG has it in the header
 * (RFC 2083), a JPEG in the start of its frame (ITU-T T.81), a WebP in its first chunk (RFC 9649), an AVIF in a box `ispe` for
 * each image in it (ISO/IEC 23008-12).
 */
export function pictureWidth(path: string): number {
  const bytes = firstBytes(path, MAX_HEADER_BYTES)
  if (bytes.length < 30) return 0
  const format = extname(path).toLowerCase()
  if (format === '.png') return bytes.readUInt32BE(16)
  if (format === '.webp') return webpWidth(bytes)
  if (format !== '.avif') return jpegWidth(bytes)
  const boxes = [...bytes.toString('latin1').matchAll(/ispe\0{4}/g)].map(({ index }) => index + 8)
  return Math.max(0, ...boxes.filter((at) => at + 4 <= bytes.length).map((at) => bytes.readUInt32BE(at)))
}

function webpWidth(bytes: Buffer): number {
  const chunk = bytes.toString('latin1', 12, 16)
  if (chunk === 'VP8X') return bytes.readUIntLE(24, 3) + 1
  return chunk === 'VP8L' ? (bytes.readUInt16LE(21) & 0x3fff) + 1 : bytes.readUInt16LE(26) & 0x3fff
}

function jpegWidth(bytes: Buffer): number {
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return bytes.readUInt16BE(at + 7)
  }
  return 0
}

/** The metadata of a camera, with a preview, are in front of the frame of a JPEG. */
const MAX_HEADER_BYTES = 300_000

function formatSize(kilobytes: number): string {
  return kilobytes < 1000 ? `${Math.ceil(kilobytes)} kB` : `${Number((kilobytes / 1000).toFixed(1))} MB`
}

function firstBytes(path: string, limit = 1024): Buffer {
  const bytes = Buffer.alloc(limit)
  const file = openSync(path, 'r')
  const length = readSync(file, bytes)
  closeSync(file)
  return bytes.subarray(0, length)
}
