import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { compressFolder } from './compress-folder.ts'
import { removeOriginals } from './remove-originals.ts'
import { writeServiceWorker } from './service-worker.ts'

/** Completes the built site. The worker has a hash of the finished pages, and is compressed with them. */
export function finishBuild(): AstroIntegration {
  return {
    name: 'finish-build',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir)
        removeOriginals(site)
        await writeServiceWorker(site)
        logger.info(`${await compressFolder(site)} files compressed`)
      },
    },
  }
}
