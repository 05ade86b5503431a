import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import postcss from 'postcss'
import { htmlFiles } from '../../server/built-site.ts'

/** What the browser's `FontFace` is made of. */
type Face = [
  family: string,
  src: string,
  descriptors: { style: string; weight: string; unicodeRange: string },
]

const SHEET = /<link data-after="stylesheet" href="(?<path>\/_astro\/after\.[^"]+)"/

/** The one weight of the text face that only the products' drawn screens are set in. */
const SCREENS_WEIGHT = '600'
const SCREENS_SHEET = /href="(\/_astro\/screens\.[^"]+)"/

/**
 * Tells each page which faces of the sheet that comes after the words it needs: those of letters in it, and italic
 * where its style asks for that (src/layouts/after.ts).
 */
export function lateFaces(): AstroIntegration {
  return {
    name: 'late-faces',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir)
        const sheets = new Map<string, Face[]>()
        for (const page of htmlFiles(root)) {
          const html = readFileSync(join(root, page), 'utf8')
          const path = SHEET.exec(html)?.groups?.path
          if (!path) continue
          const faces = sheets.get(path) ?? readFaces(readFileSync(join(root, path), 'utf8'))
          sheets.set(path, faces)
          const [, screens] = SCREENS_SHEET.exec(html) ?? []
          const screensStyle = screens ? readFileSync(join(root, screens), 'utf8') : ''
          const needed = JSON.stringify(neededFaces(html, screensStyle, faces))
          const told = html.replace(SHEET, (link) => `${link} data-faces='${needed}'`)
          writeFileSync(join(root, page), told)
        }
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

/**
 * Which of the faces have letters of a page, in a style that it uses.
 * @param screensStyle the style of the drawn screens on it, if there are any
 */
export function neededFaces(html: string, screensStyle: string, faces: readonly Face[]): Face[] {
  const pageStyle = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css)
  const style = [...pageStyle, screensStyle].join()
  const words = html.replace(/^.*?<body/s, '').replace(/<(script|style)\b.*?<\/\1>|<[^>]+>/gs, '')
  return faces.filter(([, , face]) => {
    if (face.weight === SCREENS_WEIGHT && screensStyle === '') return false
    if (face.style === 'italic' && !style.includes('italic')) return false
    return characterClass(face.unicodeRange).test(words)
  })
}

/** `U+300-301,U+304` as a class of characters. */
function characterClass(unicodeRange: string): RegExp {
  const characters = unicodeRange.replace(/(?:U\+)?([0-9A-F]+)(?:,\s*)?/gi, '\\u{$1}')
  return new RegExp(`[${characters}]`, 'u')
}
