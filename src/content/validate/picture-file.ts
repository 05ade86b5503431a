import { closeSync, openSync, readSync } from 'node:fs'
import { extname } from 'node:path'

/** How a file of each format begins; SVG is text that comes to `<svg` soon. */
const BEGINNINGS: Record<string, RegExp> = {
  '.svg': /<svg[\s>]/,
  '.avif': /^[\s\S]{4}ftyp(avif|avis|mif1)/,
  '.webp': /^RIFF[\s\S]{4}WEBP/,
  '.png': /^\x89PNG\r\n/,
  '.jpg': /^\xff\xd8\xff/,
  '.jpeg': /^\xff\xd8\xff/,
}

/** Formats that an entry's picture may have. */
export const PICTURE_FORMATS = Object.keys(BEGINNINGS)

/** Whether a file begins as its name says it is: a broken or renamed picture does not. */
export function isPictureFile(path: string): boolean {
  const head = Buffer.alloc(1024)
  const file = openSync(path, 'r')
  const length = readSync(file, head)
  closeSync(file)
  return BEGINNINGS[extname(path).toLowerCase()]?.test(head.toString('latin1', 0, length)) ?? false
}
