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

const SHEET = /<link data-faces="\[\]" href="(?<path>[^"]+)"/

const NAIRA = 'U+20A6'
/** Of the text face only the products' drawn screens are bold. */
const BOLD = '600'

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

/** What nobody reads: the head, scripts, and previews that are not shown yet (their faces join when they wake). */
const NO_READING =
  /^.*?<body[^>]*>|<(script|style)\b.*?<\/\1>|<astro-slot name="preview[1-9]\d*">.*?<\/astro-slot>/gs
const NO_WORDS = new RegExp(`${NO_READING.source}|<[^>]+>`, 'gs')

/** Which of the faces have letters of a page, in a style that it uses. */
export function neededFaces(html: string, faces: readonly Face[]): Face[] {
  const words = html.replace(NO_WORDS, '')
  const slantedWords = readSlantedWords(html)
  const hasScreens = html.includes(`href="${SCREENS_SHEET}`)
  return faces.filter(([family, , { style: slant, weight, unicodeRange }]) => {
    if (weight === BOLD && !hasScreens) return false
    // The names in the products' drawn screens are set in the text face.
    if (hasScreens && family === 'Ojuju' && unicodeRange !== NAIRA) return false
    return characterClass(unicodeRange).test(slant === 'italic' ? slantedWords : words)
  })
}

const SLANTED_TAG = /^(?:i|em|cite|dfn|var)$/
const VOID_TAG = /^(?:br|hr|img|input|link|meta|source|wbr)$/
const TOKEN = /<(?<end>\/?)(?<tag>[a-z][\w-]*)(?<attributes>(?:"[^"]*"|'[^']*'|[^"'>])*)>|(?<text>[^<]+)/g

/** The words that are set in italic: by their element, or by a class that some rule of the page slants. */
function readSlantedWords(html: string): string {
  const classes = (html.match(STYLE) ?? []).flatMap(slantedClasses)
  const isSlanted = (tag: string, attributes: string) =>
    SLANTED_TAG.test(tag) ||
    /class="([^"]*)"/
      .exec(attributes)?.[1]
      ?.split(' ')
      .some((name) => classes.includes(name)) === true
  const open: boolean[] = []
  let words = ''
  for (const { groups } of html.replace(NO_READING, '').matchAll(TOKEN)) {
    const { end, tag = '', attributes = '', text } = groups ?? {}
    if (text !== undefined) words += open.at(-1) ? text : ''
    else if (end) open.pop()
    else if (!VOID_TAG.test(tag) && !attributes.endsWith('/'))
      open.push(open.at(-1) === true || isSlanted(tag, attributes))
  }
  return words
}

/** The classes in selectors of rules that set italic. */
function slantedClasses(css: string): string[] {
  const classes: string[] = []
  postcss.parse(css).walkDecls((decl) => {
    if (decl.value.includes('italic') && decl.parent instanceof postcss.Rule)
      classes.push(...(decl.parent.selector.match(/(?<=\.)[\w-]+/g) ?? []))
  })
  return classes
}

/** `U+300-301,U+304` as a class of characters. */
function characterClass(unicodeRange: string): RegExp {
  const characters = unicodeRange.replace(/(?:U\+)?([0-9A-F]+)(?:,\s*)?/gi, '\\u{$1}')
  return new RegExp(`[${characters}]`, 'u')
}
