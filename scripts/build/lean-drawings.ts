import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { htmlFiles } from '../../server/built-site.ts'

/** Takes out of the drawings that stand in a page what no browser needs there: 0.2 kB of every page. */
export function leanDrawings(): AstroIntegration {
  return {
    name: 'lean-drawings',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir)
        for (const page of htmlFiles(root)) {
          const file = join(root, page)
          writeFileSync(file, withoutExcess(readFileSync(file, 'utf8')))
        }
      },
    },
  }
}

/** Markup without the namespace that HTML implies, and without the icon library's own class names. */
export function withoutExcess(html: string): string {
  return html.replace(/<svg\b[^>]*>/g, (tag) =>
    tag
      .replace(' xmlns="http://www.w3.org/2000/svg"', '')
      .replace(/(?<=\bclass="[^"]*)\blucide(?:-[\w-]+)? ?/g, '')
      .replace(/ class="\s*"/, ''),
  )
}
