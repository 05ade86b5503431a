import { defineCollection } from 'astro:content'
import { join } from 'node:path'
import type { Loader } from 'astro/loaders'
import type { FSWatcher } from 'vite'
import { formatProblem } from './content/check/format-problem.ts'
import { contentRoot } from './content/load/content-root.ts'
import { withoutPast } from './content/load/dated-parts.ts'
import { PROBLEMS_ID, readContent } from './content/load/read-content.ts'

/** Git writes several files at once, and many programs write a file in two steps, of which the first empties it. */
const DEBOUNCE_MS = 150

/** Loads all content files. While one is invalid, the store has its problems in place of the content. */
const loader: Loader = {
  name: 'content',
  async load({ generateDigest, logger, renderMarkdown, store, watcher }) {
    const root = contentRoot()

    async function loadAll() {
      const { files, problems } = readContent(root)
      const lines = problems.map(formatProblem)
      for (const line of lines) logger.error(line)
      if (lines.length > 0) {
        store.set({ id: PROBLEMS_ID, data: { lines: lines.join('\n') } })
        return
      }
      const present = new Set(files.map(({ file }) => file))
      for (const id of store.keys()) if (!present.has(id)) store.delete(id)
      for (const content of files) {
        const { body, ...data } = withoutPast(content)
        const markdown = body !== undefined && { body, rendered: await renderMarkdown(body) }
        store.set({ id: data.file, data, ...markdown, digest: generateDigest({ ...data, body }) })
      }
    }

    await loadAll()
    if (watcher)
      watchContent(root, watcher, () => loadAll().catch((error: Error) => logger.error(error.message)))
  },
}

export const collections = { content: defineCollection({ loader }) }

/** Calls a function after each change of files in `content/` of the folder `root`. */
function watchContent(root: string, watcher: FSWatcher, onChange: () => void): void {
  const folder = join(root, 'content')
  let debounce: ReturnType<typeof setTimeout> | undefined
  watcher.add(folder)
  watcher.on('all', (_, path) => {
    if (!path.startsWith(folder)) return
    clearTimeout(debounce)
    debounce = setTimeout(onChange, DEBOUNCE_MS)
  })
}
