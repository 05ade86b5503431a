import { contentRoot } from '#src/content/load/content-root.ts'
import { entries, readContent } from '#src/content/load/read-content.ts'
import { pageOf, urls } from '#src/urls.ts'

/** Returns the path of every page except aliases, including those that search engines do not index. */
export function pageAddresses(): string[] {
  const own = siteAddresses().filter(({ path, canonical }) => path === canonical)
  return [...own.map(({ path }) => path), urls.notFound(), urls.offline(), urls.thankYou(), urls.profile()]
}

/** Returns path and canonical path, which differ for aliases, of every page but not-found and thank-you. @param root of `content/` */
export function siteAddresses(root = contentRoot()): { path: string; canonical: string }[] {
  const { files } = readContent(root)
  const own = files.flatMap((file) => pageOf(file) ?? [])
  const aliases = entries(files, 'services').flatMap(({ id, data }) =>
    data.aliases.map((alias) => ({ path: urls.service(alias.id), canonical: urls.service(id) })),
  )
  return [...own.map((path) => ({ path, canonical: path })), ...aliases]
}
