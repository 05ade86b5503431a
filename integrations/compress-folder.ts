import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(html|css|js|mjs|svg|xml|txt|json|webmanifest)$/

/** Writes a brotli and a gzip copy next to every text file of a folder. @returns the number of files */
export async function compressFolder(folder: string): Promise<number> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => TEXT.test(file))
  await Promise.all(files.map((file) => compressFile(join(folder, file))))
  return files.length
}

async function compressFile(path: string): Promise<void> {
  const text = await readFile(path)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  await Promise.all([
    promisify(brotliCompress)(text, { params }).then((copy) => writeFile(`${path}.br`, copy)),
    promisify(gzip)(text, { level: 9 }).then((copy) => writeFile(`${path}.gz`, copy)),
  ])
}
