import type { Plugin } from 'vite'

/**
 * Puts the style of each CSS module into a cascade layer, `ui` or `sections`, by its folder. No module is without a
 * layer, because style outside of layers overrides all layers (src/layouts/Page.astro states their order).
 */
export function cssLayers(): Plugin {
  return {
    name: 'css-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code, id) => ({ code: layered(code, id), map: null }),
    },
  }
}

export function layered(style: string, file: string): string {
  return `@layer ${file.includes('/src/ui/') ? 'ui' : 'sections'} {\n${style}}\n`
}
