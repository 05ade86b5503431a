import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './deploy-scripts.ts'

/**
 * Returns the lines of a section of docs/operations.md that quote output.
 * @throws if the section quotes nothing
 */
export function quotedLines(heading: string): string[] {
  const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')
  const [, section = ''] = page.split(`\n### ${heading}\n`)
  const [text = ''] = section.split(/^##+ /m)
  const lines = [...text.matchAll(/^ *```text\n(.*?)^ *```/gms)].flatMap(([, block = '']) =>
    block
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  )
  if (lines.length === 0) throw new Error(`"${heading}" in docs/operations.md quotes nothing`)
  return lines.map(withoutVariableParts)
}

/** Returns the output with the folders of the page, and without what differs in each run: dates, references, ports. */
export function asQuoted(output: string, folder: string, copies = folder): string {
  const text = output
    .replaceAll(`${folder}/data`, '/var/lib/website')
    .replaceAll(copies, '/var/backups/website')
  return withoutVariableParts(text)
}

function withoutVariableParts(text: string): string {
  return text
    .replace(/\d{8}T\d{6}Z(?:-\w+)?/g, 'DATE')
    .replace(/\d{4}-\d\d-\d\d \d\d:\d\d/g, 'TIME')
    .replace(/\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/g, 'REFERENCE')
}
