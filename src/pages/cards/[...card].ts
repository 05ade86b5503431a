import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro'
import { getSiteContent } from '../../content/collections.ts'
import { cardAddress, cardFormat } from '../../seo/cards/card-address.ts'
import { cardOf } from '../../seo/cards/card-of.ts'
import { composeCard } from '../../seo/cards/compose-card.ts'
import { loadDisplayFace } from '../../seo/cards/display-face.ts'
import { renderCard } from '../../seo/cards/render-card.ts'
import { sitePages } from '../../seo/site-pages.ts'

/** The pictures that shared links show, one for every indexable page. */
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
