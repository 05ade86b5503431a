import type { APIRoute, GetStaticPaths } from 'astro'
import { getSiteContent } from '#src/content/load/collections.ts'
import { ICONS, type IconName, renderIcon } from '#src/seo/icons.ts'

export const getStaticPaths = (() =>
  (Object.keys(ICONS) as IconName[]).map((icon) => ({
    params: { icon },
    props: { icon },
  }))) satisfies GetStaticPaths

/** The icons that a phone shows on its home screen. */
export const GET: APIRoute<{ icon: IconName }> = async ({ props: { icon } }) => {
  const {
    site: { name },
  } = await getSiteContent()
  return new Response(new Uint8Array(await renderIcon(name, icon)), {
    headers: { 'content-type': 'image/png' },
  })
}
