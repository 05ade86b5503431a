import { closeSync, openSync, readSync } from 'node:fs'
import { extname } from 'node:path'

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

/** Returns whether the first bytes of a file match the format of its extension. */
export function isPictureFile(path: string): boolean {
  return SIGNATURES[extname(path).toLowerCase()]?.test(firstBytes(path).toString('latin1')) ?? false
}

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
