import type { APIRoute } from 'astro'
import { getSiteContent } from '../content/load/collections.ts'
import { colourOf } from '../styles/palette.ts'
import { urls } from '../urls.ts'

/** The web app manifest, with which a phone can add the site to its home screen. */
export const GET: APIRoute = async () => {
  const { name, description } = (await getSiteContent()).site
  const icon = (file: Parameters<typeof urls.icon>[0], size: number, purpose: 'any' | 'maskable') => ({
    src: urls.icon(file),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    name,
    short_name: name,
    description,
    lang: 'en-NG',
    id: urls.home(),
    start_url: urls.home(),
    scope: urls.home(),
    display: 'minimal-ui',
    background_color: colourOf('background'),
    theme_color: colourOf('background'),
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
      { src: urls.favicon(), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  }
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } })
}
