import { pageOf, urls } from '#src/urls.ts'
import { type ContentFile, entries } from '../load/read-content.ts'

/** Returns where each address leads that has no page any more: before a rename, or of a removed page (docs/requirements.md#addresses). */
export function movedPages(files: readonly ContentFile[]): [from: string, to: string][] {
  return files.flatMap((content) => {
    const { formerPaths = [], movedPages = [] } = content.data as Partial<MovedPages>
    const own = pageOf(content) ?? urls.home()
    return [
      ...formerPaths.map((from): [string, string] => [from, own]),
      ...movedPages.map(({ from, to }): [string, string] => [from, to]),
    ]
  })
}

type MovedPages = { formerPaths: string[]; movedPages: { from: string; to: string }[] }

/** Returns the file of each page by its address, aliases of services and pages that are not indexed among them. */
export function pagesByAddress(files: readonly ContentFile[]): Map<string, string> {
  const own = files.flatMap((content) => {
    const path = pageOf(content) ?? (UNLISTED.includes(content.kind) ? `/${content.id}` : undefined)
    return path === undefined ? [] : [[path, content.file] as const]
  })
  const aliases = entries(files, 'services').flatMap(({ file, data }) =>
    data.aliases.map(({ id }) => [urls.service(id), file] as const),
  )
  return new Map([...own, ...aliases])
}

const UNLISTED: readonly string[] = ['profile', 'offline']
