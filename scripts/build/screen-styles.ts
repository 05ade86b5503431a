import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import postcss from 'postcss'
import { htmlFiles } from '../../server/built-site.ts'

/** The layer of the products' drawn screens; `screens.shared` lies inside it. */
const SCREENS = /^screens\b/

/** Where the sheet of the screens lies; its hash and `.css` follow. */
export const SCREENS_SHEET = '/_astro/screens.'

/** What stands in the style elements of a page. */
export const STYLE = /(?<=<style[^>]*>).*?(?=<\/style>)/gs

/**
 * Takes the style of the products' screens out of the pages, where all other style stands, and puts it into one
 * file that nothing waits for (src/layouts/after.ts): until it is there a screen is an empty frame.
 */
export function screenStyles(): AstroIntegration {
  return {
    name: 'screen-styles',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const root = fileURLToPath(dir)
        const moved = htmlFiles(root).filter((page) => moveScreenStyles(root, page))
        logger.info(`moved out of ${moved.length} pages`)
      },
    },
  }
}

function moveScreenStyles(root: string, page: string): boolean {
  const file = join(root, page)
  const html = readFileSync(file, 'utf8')
  let taken = ''
  const lighter = html.replace(STYLE, (css) => {
    const { screens, others } = splitStyles(css)
    taken += screens
    return others
  })
  if (taken === '') return false
  const name = `${SCREENS_SHEET}${createHash('sha256').update(taken).digest('base64url').slice(0, 8)}.css`
  writeFileSync(join(root, name), taken)
  const link = (kind: string) => `<link ${kind}="stylesheet" href="${name}">`
  const links = `${link('as="style" data-after')}<noscript>${link('rel')}</noscript>`
  writeFileSync(
    file,
    lighter.replace('</head>', () => `${links}</head>`),
  )
  return true
}

/** Parts a style sheet into the rules of the screens, with the order of the layers before them, and all others. */
export function splitStyles(css: string): { screens: string; others: string } {
  const sheet = postcss.parse(css)
  const screens = postcss.root()
  sheet.walkAtRules('layer', (rule) => {
    if (rule.parent === sheet && rule.nodes && SCREENS.test(rule.params)) screens.append(rule.remove())
  })
  if (screens.nodes.length === 0) return { screens: '', others: css }
  // A statement may stand last now, and another sheet is put behind it.
  sheet.raws.semicolon = true
  return { screens: screens.toString(), others: sheet.toString() }
}
