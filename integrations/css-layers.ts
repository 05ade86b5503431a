import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const MEDIA = readFileSync(join(import.meta.dirname, '../src/styles/media.css'), 'utf8')

/** Puts CSS modules into layers, because styles without one override all others, and the named media before every style sheet. */
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

function layered(style: string, file: string): string {
  if (!file.endsWith('.module.css')) return style
  return `@layer ${file.includes('/src/ui/') ? 'ui' : 'sections'} {\n${style}}\n`
}
