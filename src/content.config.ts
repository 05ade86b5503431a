import { defineCollection } from 'astro:content'
import type { Loader } from 'astro/loaders'
import { contentRoot } from './content/load/content-root.ts'
import { withoutPast } from './content/load/dated-parts.ts'
import { readContent } from './content/load/read-content.ts'
import { watchContent } from './content/load/watch-content.ts'
import { formatProblem } from './content/validate/check-content.ts'

/** Loads all content files. If a file is invalid, the store keeps its last valid version. */
const loader: Loader = {
  name: 'content',
  async load({ generateDigest, logger, renderMarkdown, store, watcher }) {
    const root = contentRoot()

    async function loadAll() {
      const { files, problems } = readContent(root)
      for (const problem of problems) logger.error(formatProblem(problem))
      const present = new Set(files.map(({ file }) => file))
      for (const id of store.keys()) if (!present.has(id)) store.delete(id)
      for (const content of files) {
        if (problems.some(({ file }) => file === content.file)) continue
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
