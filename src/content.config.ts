import { defineCollection } from 'astro:content'
import { join, matchesGlob, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Loader } from 'astro/loaders'
import { type ContentKind, contentKindNames, contentKinds } from './content/load/content-kinds.ts'
import { readKind } from './content/load/read-content.ts'
import { watchContent } from './content/load/watch-content.ts'
import { formatProblem } from './content/validate/check-content.ts'

type Collections = {
  [Kind in ContentKind]: { loader: Loader; schema: (typeof contentKinds)[Kind]['schema'] }
}

export const collections = Object.fromEntries(
  contentKindNames.map((kind) => [
    kind,
    defineCollection({ loader: contentLoader(kind), schema: contentKinds[kind].schema }),
  ]),
) as unknown as Collections

/** Returns a loader that validates the entries of a kind. If an entry is invalid, the store keeps its last valid version. */
function contentLoader(kind: ContentKind): Loader {
  return {
    name: `content-${kind}`,
    async load({ config, generateDigest, logger, renderMarkdown, store, watcher }) {
      const root = fileURLToPath(config.root)

      async function loadAll() {
        const { files, problems } = readKind(root, kind)
        for (const problem of problems) logger.error(formatProblem(problem))
        const present = new Set(files.map(({ id }) => id))
        for (const id of store.keys()) if (!present.has(id)) store.delete(id)
        for (const { id, file, data, body } of files) {
          if (problems.some((problem) => problem.file === file)) continue
          const markdown = body !== undefined && { body, rendered: await renderMarkdown(body) }
          const fields = data as Record<string, unknown>
          store.set({
            id,
            data: fields,
            ...markdown,
            filePath: file,
            digest: generateDigest({ ...fields, body }),
          })
        }
      }

      await loadAll()
      const isOfKind = (path: string) =>
        matchesGlob(relative(join(root, 'content'), path), contentKinds[kind].files)
      if (watcher) watchContent(root, watcher, (paths) => paths.some(isOfKind) && loadAll())
    },
  }
}
