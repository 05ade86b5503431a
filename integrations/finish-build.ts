import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { AstroIntegration } from 'astro'
import { optimize, type PluginConfig } from 'svgo'
import { PICTURE_FORMATS } from '#src/content/load/media-file.ts'
import { writeServiceWorker } from './service-worker.ts'

const TEXTS = '{**,.well-known}/*.{html,css,js,mjs,svg,xml,txt,json,webmanifest}'

/** Completes the built site. The worker has a hash of the finished pages, and is compressed with them. */
export function finishBuild(): AstroIntegration {
  return {
    name: 'finish-build',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir)
        removeOriginals(site)
        await writeServiceWorker(site)
        const texts = globSync(TEXTS, { cwd: site })
        await Promise.all(texts.map((file) => compressFile(join(site, file))))
        logger.info(`${texts.length} files compressed`)
      },
    },
  }
}

const PLUGINS: PluginConfig[] = ['removeMetadata', 'removeComments']

/** Deletes the originals of pictures, which Astro publishes too, and the metadata of SVG files (docs/requirements.md#content). */
function removeOriginals(site: string): void {
  const read = (file: string) => readFileSync(join(site, file), 'utf8')
  const texts = globSync('**/*.{html,css,js}', { cwd: site }).map(read)
  for (const picture of globSync(`_astro/*{${PICTURE_FORMATS.join()}}`, { cwd: site })) {
    // Only the hash and the extension, because the rest of a name may be escaped in a page.
    const [end = ''] = /\.[^.]+\.\w+$/.exec(picture) ?? []
    if (!texts.some((text) => text.includes(end))) rmSync(join(site, picture))
    else if (picture.endsWith('.svg'))
      writeFileSync(join(site, picture), optimize(read(picture), { plugins: PLUGINS }).data)
  }
}

/** Writes a brotli and a gzip copy next to a text file. */
async function compressFile(path: string): Promise<void> {
  const text = await readFile(path)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  await Promise.all([
    promisify(brotliCompress)(text, { params }).then((copy) => writeFile(`${path}.br`, copy)),
    promisify(gzip)(text, { level: 9 }).then((copy) => writeFile(`${path}.gz`, copy)),
  ])
}
