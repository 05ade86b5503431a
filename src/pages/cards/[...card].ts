import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro'
import { getSiteContent } from '#src/content/load/collections.ts'
import { sitePages } from '#src/seo/site-pages.ts'
import { cardOf } from '#src/seo/social-images/compose-entry.ts'
import { composeCard } from '#src/seo/social-images/compose-image.ts'
import { loadDisplayFace } from '#src/seo/social-images/display-font.ts'
import { cardAddress, cardFormat } from '#src/seo/social-images/image-address.ts'
import { renderCard } from '#src/seo/social-images/render-image.ts'

/** The images that links show when they are shared, one for each indexable page. */
export const getStaticPaths = (async () => {
  const content = await getSiteContent()
  return sitePages(content).map((page) => ({
    params: { card: cardAddress(page, content).replace('/cards/', '') },
    props: { card: cardOf(page, content), siteName: content.site.name, format: cardFormat(page, content) },
  }))
}) satisfies GetStaticPaths

type Props = InferGetStaticPropsType<typeof getStaticPaths>

const face = loadDisplayFace()

export const GET: APIRoute<Props> = async ({ props: { card, siteName, format } }) => {
  const bytes = await renderCard(await composeCard(card, siteName, await face), format)
  const type = format === 'png' ? 'image/png' : 'image/jpeg'
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
}
