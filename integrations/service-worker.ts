import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build } from 'vite'
import { loadStaticSite } from '#server/http/static-site.ts'
import { browserTargets } from './browser-targets.ts'
import { offlineManifest } from './offline-manifest.ts'

const SOURCE = resolve(import.meta.dirname, '../src/service-worker/service-worker.ts')

/**
 * Writes the service worker of the built site. The service worker contains hashes of the files, so every integration that
 * changes files must run before this one.
 */
export function serviceWorker(): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const { version, bytes } = await writeServiceWorker(fileURLToPath(dir))
        logger.info(`version ${version}, ${bytes} bytes`)
      },
    },
  }
}

/**
 * Writes `sw.js` into a built site: the worker script with the manifest, the list of the site's pages and files.
 * @param directory absolute path of the built site
 * @returns the version of the manifest, and the size of the script in bytes
 */
export async function writeServiceWorker(directory: string): Promise<{ version: string; bytes: number }> {
  const manifest = await offlineManifest(loadStaticSite(directory))
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { OFFLINE_MANIFEST: JSON.stringify(manifest) },
    build: {
      write: false,
      target: browserTargets(),
      rolldownOptions: { input: SOURCE, output: { format: 'iife' } },
    },
  })
  const code = codeOf(result)
  writeFileSync(join(directory, 'sw.js'), code)
  return { version: manifest.version, bytes: Buffer.byteLength(code) }
}

function codeOf(result: Awaited<ReturnType<typeof build>>): string {
  const [bundle] = [result].flat()
  const [file] = bundle && 'output' in bundle ? bundle.output : []
  if (file?.type !== 'chunk') throw new Error('the service worker was not built')
  return file.code
}
