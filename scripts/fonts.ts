/**
 * `npm run generate:fonts`: writes the web fonts in src/styles/fonts/, and src/styles/fonts.css with their rules and those of
 * the fallback fonts.
 *
 * The sources are npm packages of Ojuju and Brygada 1918 (both OFL). Run the command after an update of a package or a
 * change in scripts/fonts/, check the printed table for missing characters, and commit the files.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFallbackRules } from './fonts/fallback-rules.ts'
import { FONTS } from './fonts/font-definitions.ts'
import { type FontFile, makeFontFile } from './fonts/font-file.ts'
import { makeItalicFallbackRule } from './fonts/italic-fallback.ts'

const STYLES = join(import.meta.dirname, '..', 'src', 'styles')
const FOLDER = join(STYLES, 'fonts')
const HEADER = '/* Written by scripts/fonts.ts (npm run generate:fonts): do not edit. */'

const files: FontFile[] = []
for (const font of FONTS) for (const subset of font.subsets) files.push(await makeFontFile(font, subset))

writeFonts()
writeStyleSheet([
  ...files.map(({ rule }) => rule),
  await makeItalicFallbackRule(),
  ...(await makeFallbackRules()),
])
console.table(files.map(summarise))

function writeFonts(): void {
  mkdirSync(FOLDER, { recursive: true })
  for (const file of readdirSync(FOLDER)) if (file.endsWith('.woff2')) rmSync(join(FOLDER, file))
  for (const { name, content } of files) writeFileSync(join(FOLDER, `${name}.woff2`), content)
}

function writeStyleSheet(rules: readonly string[]): void {
  writeFileSync(join(STYLES, 'fonts.css'), `${[HEADER, ...rules].join('\n')}\n`)
}

function summarise({ name, content, characters, missing }: FontFile) {
  const beyondAscii = characters.filter((character) => character > '~')
  return {
    file: name,
    bytes: content.length,
    'beyond ASCII': beyondAscii.join(' '),
    missing: missing.join(' '),
  }
}
