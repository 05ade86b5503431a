import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { AstroIntegration } from 'astro'

const TEXT = /\.(html|css|js|mjs|svg|xml|txt|json|webmanifest)$/

const COMPRESS: Record<string, (text: Buffer) => Promise<Buffer>> = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gz: (text) => promisify(gzip)(text, { level: 9 }),
}

/** Writes a brotli-11 and a gzip-9 twin beside every text file of the built site. */
export function precompress(): AstroIntegration {
  let cache = ''
  return {
    name: 'precompress',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = join(fileURLToPath(config.cacheDir), 'compressed')
      },
      'astro:build:done': async ({ dir, logger }) => {
        const files = await compressFolder(fileURLToPath(dir), cache)
        logger.info(`${files} files compressed`)
      },
    },
  }
}

/**
 * Compresses the text files of a folder.
 * @param cache where the twins are kept for the next build, by what they were made of; what is no longer used is removed
 * @returns how many files have got twins
 */
export async function compressFolder(folder: string, cache: string): Promise<number> {
  await mkdir(cache, { recursive: true })
  const files = (await readdir(folder, { recursive: true })).filter((file) => TEXT.test(file))
  const used = new Set(
    (await Promise.all(files.map((file) => compressFile(join(folder, file), cache)))).flat(),
  )
  const old = (await readdir(cache)).filter((name) => !used.has(name))
  await Promise.all(old.map((name) => rm(join(cache, name))))
  return files.length
}

/** @returns the names of its twins in the cache */
async function compressFile(path: string, cache: string): Promise<string[]> {
  const text = await readFile(path)
  const hash = createHash('sha256').update(text).digest('hex')
  return Promise.all(
    Object.entries(COMPRESS).map(async ([suffix, compress]) => {
      const name = `${hash}.${suffix}`
      const kept = join(cache, name)
      const twin = `${path}.${suffix}`
      if (existsSync(kept)) await copyFile(kept, twin)
      else {
        await writeFile(twin, await compress(text))
        // In one step: a build that is cut short must not leave half a twin. Two files may have the same text.
        const part = `${kept}.${randomUUID()}`
        await copyFile(twin, part)
        await rename(part, kept)
      }
      return name
    }),
  )
}
