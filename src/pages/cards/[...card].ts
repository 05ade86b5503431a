import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro'
import { getContentFiles, getSiteContent } from '#src/content/load/collections.ts'
import { cardAddress, cardFormat, sitePages } from '#src/seo/site-pages.ts'
import { describeCard } from '#src/seo/social-cards/describe-card.ts'
import { drawCard, renderCard } from '#src/seo/social-cards/draw-card.ts'

/** The sharing images (`og:image`), one for each indexable page. */
export const getStaticPaths = (async () => {
  const content = await getSiteContent()
  return sitePages(await getContentFiles()).map((page) => ({
    params: { card: cardAddress(page).replace('/cards/', '') },
    props: {
      card: describeCard(page, content),
      siteName: content.site.name,
      format: cardFormat(page),
    },
  }))
}) satisfies GetStaticPaths

type Props = InferGetStaticPropsType<typeof getStaticPaths>

export const GET: APIRoute<Props> = async ({ props: { card, siteName, format } }) => {
  const bytes = await renderCard(await drawCard(card, siteName), format)
  const type = format === 'png' ? 'image/png' : 'image/jpeg'
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
}
