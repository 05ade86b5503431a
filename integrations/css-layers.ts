import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const MEDIA = readFileSync(join(import.meta.dirname, '../src/styles/media.css'), 'utf8')

/** Puts each CSS module into a layer, because style outside of layers overrides all, and gives all style the named media. */
export function cssLayers(): Plugin {
  return {
    name: 'css-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.css$/ },
      handler: (code, id) => ({ code: MEDIA + layered(code, id), map: null }),
    },
  }
}

export function layered(style: string, file: string): string {
  if (!file.endsWith('.module.css')) return style
  return `@layer ${file.includes('/src/ui/') ? 'ui' : 'sections'} {\n${style}}\n`
}
