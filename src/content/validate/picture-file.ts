import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'

/** The signature (first bytes) of each format. An SVG file may have a prolog before `<svg`. */
const SIGNATURES: Record<string, RegExp> = {
  '.svg': /<svg[\s>]/,
  '.avif': /^[\s\S]{4}ftyp(avif|avis|mif1)/,
  '.webp': /^RIFF[\s\S]{4}WEBP/,
  '.png': /^\x89PNG\r\n/,
  '.jpg': /^\xff\xd8\xff/,
  '.jpeg': /^\xff\xd8\xff/,
}

/** File extensions that a picture may have. */
export const PICTURE_FORMATS = Object.keys(SIGNATURES)

/** Maximum size of a picture. The build makes the smaller files that visitors get. */
const MAX_PICTURE_MB = 12

/** The brand of a HEIC photograph, as phones take them, in its first box (ISO/IEC 23008-12). */
const HEIC = /^[\s\S]{4}ftyp([\s\S]{4}){0,6}?he[iv][cmsx]/

/**
 * Returns what is wrong with a picture, for editors, or undefined.
 * @param root folder that contains `content/`
 * @param path path of the picture from there
 */
export function pictureProblem(root: string, path: string, minWidth = 0): string | undefined {
  const file = join(root, path)
  if (!existsSync(file))
    return `there is no file ${path}; put the picture there, or write the name of another`
  const start = firstBytes(file).toString('latin1')
  if (HEIC.test(start)) return `${path} is a HEIC photograph; ${USE_JPEG}`
  if (!SIGNATURES[extname(path).toLowerCase()]?.test(start))
    return `${path} is broken or no picture of this format; open it in a picture program, save it as JPEG or PNG, and write the name of that file`
  const megabytes = statSync(file).size / 1_000_000
  if (megabytes > MAX_PICTURE_MB)
    return `${path} has ${megabytes.toFixed(1)} MB; save it with at most ${MAX_PICTURE_MB} MB, for example 3000 pixels wide`
  const width = minWidth > 0 ? pictureWidth(file) : minWidth
  return width < minWidth
    ? `${path} is ${width} px wide; give a picture at least ${minWidth} px wide, as wide as it is shown`
    : undefined
}

/** What to do with a HEIC photograph. */
export const USE_JPEG = 'browsers cannot show it: save it as JPEG, and write the name of that file'

/**
 * Returns the width of a PNG or AVIF file in px, or 0 if its first bytes do not say it. A PNG has it in the header (RFC
 * 2083), an AVIF in a box `ispe` for each image in it (ISO/IEC 23008-12).
 */
export function pictureWidth(path: string): number {
  const bytes = firstBytes(path)
  if (extname(path) === '.png') return bytes.length < 20 ? 0 : bytes.readUInt32BE(16)
  const boxes = [...bytes.toString('latin1').matchAll(/ispe\0{4}/g)].map(({ index }) => index + 8)
  return Math.max(0, ...boxes.filter((at) => at + 4 <= bytes.length).map((at) => bytes.readUInt32BE(at)))
}

function firstBytes(path: string): Buffer {
  const bytes = Buffer.alloc(1024)
  const file = openSync(path, 'r')
  const length = readSync(file, bytes)
  closeSync(file)
  return bytes.subarray(0, length)
}
