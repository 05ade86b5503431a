import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import postcss from 'postcss'
import { changePages } from './change-pages.ts'
import { SCREENS_SHEET, STYLE } from './screen-styles.ts'

/** What the browser's `FontFace` is made of. */
type Face = [
  family: string,
  src: string,
  descriptors: { style: string; weight: string; unicodeRange: string },
]

const SHEET = /<link data-faces(?:="")? href="(?<path>[^"]+)"/

const NAIRA = 'U+20A6'

/**
 * Tells each page which faces of the sheet of rare ones it needs: those of letters in it, and italic
 * where its style or an element asks for that (src/layouts/after.ts).
 */
export function lateFaces(): AstroIntegration {
  return {
    name: 'late-faces',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir)
        const sheets = new Map<string, Face[]>()
        changePages(root, (html) => {
          const path = SHEET.exec(html)?.groups?.path
          if (!path) return html
          const faces = sheets.get(path) ?? readFaces(readFileSync(join(root, path), 'utf8'))
          sheets.set(path, faces)
          const needed = JSON.stringify(neededFaces(html, faces))
          return html.replace(SHEET, () => `<link data-faces='${needed}' href="${path}"`)
        })
      },
    },
  }
}

/** The faces of a style sheet. */
export function readFaces(css: string): Face[] {
  const faces: Face[] = []
  postcss.parse(css).walkAtRules('font-face', (rule) => {
    const read = (property: string) => {
      const found = rule.nodes?.find((node) => node.type === 'decl' && node.prop === property)
      return found?.type === 'decl' ? found.value : ''
    }
    faces.push([
      read('font-family'),
      read('src'),
      {
        style: read('font-style') || 'normal',
        weight: read('font-weight'),
        unicodeRange: read('unicode-range'),
      },
    ])
  })
  return faces
}

/** What is no word of the page, or of a preview: those join when it wakes (islands/product-preview). */
const NO_WORDS =
  /^.*?<body|<(script|style)\b.*?<\/\1>|<astro-slot name="preview\d+">.*?<\/astro-slot>|<[^>]+>/gs

/** Which of the faces have letters of a page, in a style that it uses. */
export function neededFaces(html: string, faces: readonly Face[]): Face[] {
  const words = html.replace(NO_WORDS, '')
  const isSlanted = html.match(STYLE)?.some((css) => css.includes('italic')) || /<(?:i|em|cite)\b/.test(html)
  const hasScreens = html.includes(`href="${SCREENS_SHEET}`)
  return faces.filter(([family, , { style: slant, unicodeRange }]) => {
    if (slant === 'italic' && !isSlanted) return false
    // The names in the products' drawn screens are set in the text face.
    if (hasScreens && family === 'Ojuju' && unicodeRange !== NAIRA) return false
    return characterClass(unicodeRange).test(words)
  })
}

/** `U+300-301,U+304` as a class of characters. */
function characterClass(unicodeRange: string): RegExp {
  const characters = unicodeRange.replace(/(?:U\+)?([0-9A-F]+)(?:,\s*)?/gi, '\\u{$1}')
  return new RegExp(`[${characters}]`, 'u')
}
