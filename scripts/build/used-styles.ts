import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { transform } from 'lightningcss'
import { htmlFiles } from '../../server/built-site.ts'

const STYLES = /<style\b[^>]*>(.*?)<\/style>/gs

/**
 * Leaves in each page one style element with the rules and custom properties that it uses: half a kilobyte less
 * before its first word. Pages whose style is alike keep it alike, so that a policy that names the style of all
 * pages stays short.
 */
export function usedStyles(): AstroIntegration {
  return {
    name: 'used-styles',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir)
        const read = (file: string) => readFileSync(join(root, file), 'utf8')
        const later = globSync('_astro/*.{js,css}', { cwd: root }).map(read).join('\n')
        const kinds = new Map<string, { file: string; html: string }[]>()
        for (const file of htmlFiles(root)) {
          const html = read(file)
          const css = [...html.matchAll(STYLES)].map(([, text]) => text).join('')
          kinds.set(css, [...(kinds.get(css) ?? []), { file, html }])
        }
        for (const [css, pages] of kinds) {
          const used = usedOf(css, pages.map(({ html }) => html).join('\n'), later)
          for (const { file, html } of pages) writeFileSync(join(root, file), withOneStyle(html, used))
        }
      },
    },
  }
}

/** The page with one style element, where its first one stood. */
function withOneStyle(html: string, css: string): string {
  let styles = 0
  return html.replace(STYLES, () => (styles++ === 0 ? `<style>${css}</style>` : ''))
}

/**
 * The part of a style sheet that is used.
 * @param css the sheet
 * @param html the pages that have it
 * @param later the scripts and sheets that may come to these pages
 */
export function usedOf(css: string, html: string, later: string): string {
  const markup = html.replace(STYLES, '')
  const words = new Set(
    `${wordsThatName(markup)} ${markup.includes('<astro-island') ? later : ''}`.match(WORD),
  )
  const classes = matches(css, /\.([A-Za-z_][\w-]*)/g).filter((name) => !words.has(name))
  let lighter = withoutSymbols(css, classes)
  for (;;) {
    const asked = new Set(matches(`${lighter} ${markup} ${later}`, /(--[\w-]+)(?![\w-]|\s*:)/g))
    const properties = matches(lighter, /(?<![\w(-])(--[\w-]+):/g).filter((name) => !asked.has(name))
    if (properties.length === 0) return lighter
    lighter = withoutSymbols(lighter, properties)
  }
}

const WORD = /[\w-]+/g

/** Attributes and scripts: whatever may name a class. */
function wordsThatName(markup: string): string {
  return matches(markup, /(<script\b.*?<\/script>|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>)/gs).join(' ')
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}

function withoutSymbols(css: string, unusedSymbols: string[]): string {
  const code = new TextEncoder().encode(css)
  return new TextDecoder().decode(transform({ filename: 'page.css', code, minify: true, unusedSymbols }).code)
}
