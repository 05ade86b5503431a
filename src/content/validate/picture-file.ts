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
  const bytes = Buffer.alloc(1024)
  const file = openSync(path, 'r')
  const length = readSync(file, bytes)
  closeSync(file)
  return SIGNATURES[extname(path).toLowerCase()]?.test(bytes.toString('latin1', 0, length)) ?? false
}
