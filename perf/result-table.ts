import { readFileSync, writeFileSync } from 'node:fs'

const DOCUMENT = 'docs/performance.md'

/** Replaces the lines between `<!-- NAME -->` and `<!-- /NAME -->` in docs/performance.md. */
export function writeResultTable(name: string, lines: readonly string[]): void {
  const table = new RegExp(`(?<=<!-- ${name} -->\\n)[\\s\\S]*?(?=<!-- /${name} -->)`)
  const text = readFileSync(DOCUMENT, 'utf8')
  if (!table.test(text)) throw new Error(`${DOCUMENT} has no markers for the table "${name}"`)
  writeFileSync(
    DOCUMENT,
    text.replace(table, () => `\n${lines.join('\n')}\n\n`),
  )
}
