import { entries } from '#src/content/load/read-content.ts'
import { checkContent } from '#src/content/validate/check-content.ts'
import { staticPages, urls } from '#src/urls.ts'

/** Returns the path of every page, without aliases, and of the two pages that are not in the sitemap. */
export function pageAddresses(): string[] {
  const own = siteAddresses().filter(({ path, canonical }) => path === canonical)
  return [...own.map(({ path }) => path), urls.notFound(), urls.thankYou()]
}

/** Returns the path of every page with its canonical path; they differ for the aliases of a service. */
export function siteAddresses(): { path: string; canonical: string }[] {
  const { files } = checkContent(process.cwd())
  const own = [
    ...staticPages(),
    ...entries(files, 'services').map(({ id }) => urls.service(id)),
    ...entries(files, 'work').map(({ id }) => urls.caseStudy(id)),
    ...entries(files, 'products').map(({ id }) => urls.product(id)),
  ]
  const aliases = entries(files, 'services').flatMap(({ id, data }) =>
    data.aliases.map((alias) => ({ path: urls.service(alias.id), canonical: urls.service(id) })),
  )
  return [...own.map((path) => ({ path, canonical: path })), ...aliases]
}
