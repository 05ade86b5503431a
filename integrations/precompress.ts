import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { AstroIntegration } from 'astro'

const TEXT = /\.(html|css|js|mjs|svg|xml|txt|json|webmanifest)$/

const COMPRESSORS: Record<string, (text: Buffer) => Promise<Buffer>> = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gz: (text) => promisify(gzip)(text, { level: 9 }),
}

/** Writes a brotli and a gzip copy next to every text file of the built site. */
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

/** Compresses the text files of a folder. @param cache folder of copies for the next build @returns the number of files */
export async function compressFolder(folder: string, cache: string): Promise<number> {
  await mkdir(cache, { recursive: true })
  const files = (await readdir(folder, { recursive: true })).filter((file) => TEXT.test(file))
  const used = new Set(
    (await Promise.all(files.map((file) => compressFile(join(folder, file), cache)))).flat(),
  )
  const unused = (await readdir(cache)).filter((name) => !used.has(name))
  await Promise.all(unused.map((name) => rm(join(cache, name))))
  return files.length
}

/** Compresses a file and returns the names of its copies in the cache. */
async function compressFile(path: string, cache: string): Promise<string[]> {
  const text = await readFile(path)
  const hash = createHash('sha256').update(text).digest('hex')
  return Promise.all(
    Object.entries(COMPRESSORS).map(async ([suffix, compress]) => {
      const name = `${hash}.${suffix}`
      const cached = join(cache, name)
      if (!existsSync(cached)) {
        // A temporary name, so that no partial copy stays, and a random one, because equal files may be compressed at once.
        const partial = `${cached}.${randomUUID()}`
        await writeFile(partial, await compress(text))
        await rename(partial, cached)
      }
      await copyFile(cached, `${path}.${suffix}`)
      return name
    }),
  )
}
