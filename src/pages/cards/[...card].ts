import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro'
import { getContentFiles, getSiteContent } from '#src/content/load/collections.ts'
import { sitePages } from '#src/layout/site-pages.ts'
import { renderCard } from '#src/layout/social-card.ts'
import { urls } from '#src/urls.ts'

/** The sharing images (`og:image`), one for each indexable page. */
export const getStaticPaths = (async () => {
  const { site } = await getSiteContent()
  return sitePages(await getContentFiles()).map((page) => ({
    params: { card: urls.card(page.path).replace('/cards/', '') },
    props: { page, siteName: site.name },
  }))
}) satisfies GetStaticPaths

type Props = InferGetStaticPropsType<typeof getStaticPaths>

export const GET: APIRoute<Props> = async ({ props: { page, siteName } }) =>
  new Response(new Uint8Array(await renderCard(page, siteName)), {
    headers: { 'content-type': 'image/jpeg' },
  })
