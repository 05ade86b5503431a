import type { APIRoute, GetStaticPaths } from 'astro'
import { getSiteContent } from '../content/load/collections.ts'
import { favicon, ICONS, type IconName, renderFaviconIco, renderIcon } from '../layout/icons.ts'

/** The icons for tabs, for the home screens of phones, and for clients that ignore the icon links of the page. */
export const getStaticPaths = (async () => {
  const { name } = (await getSiteContent()).site
  const icon = (address: string, type: string, file: string | Buffer) => ({
    params: { icon: address },
    props: { type, body: typeof file === 'string' ? file : new Uint8Array(file) },
  })
  return [
    icon('favicon.svg', 'image/svg+xml', favicon(name)),
    icon('favicon.ico', 'image/vnd.microsoft.icon', await renderFaviconIco(name)),
    ...(await Promise.all(
      (Object.keys(ICONS) as IconName[]).map(async (key) =>
        icon(`icons/${key}.png`, 'image/png', await renderIcon(name, key)),
      ),
    )),
  ]
}) satisfies GetStaticPaths

export const GET: APIRoute<{ type: string; body: BodyInit }> = ({ props: { type, body } }) =>
  new Response(body, { headers: { 'content-type': type } })
