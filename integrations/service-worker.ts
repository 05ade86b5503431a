import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { browserTargets } from './browser-targets.ts'

const SOURCE = resolve(import.meta.dirname, '../src/service-worker/service-worker.ts')

/** Writes the service worker of the built site, with a hash of all pages in it, so that browsers update it after a release. */
export async function writeServiceWorker(directory: string): Promise<void> {
  const hash = createHash('sha256')
  for (const page of globSync('**/*.html', { cwd: directory }).toSorted())
    hash.update(readFileSync(join(directory, page)))
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: browserTargets(),
      rolldownOptions: { input: SOURCE, output: { format: 'iife' } },
    },
  })
  const [bundle] = [result].flat()
  const [file] = bundle && 'output' in bundle ? bundle.output : []
  if (file?.type !== 'chunk') throw new Error('the service worker was not built')
  writeFileSync(join(directory, 'sw.js'), `${file.code}// ${hash.digest('hex')}\n`)
}
