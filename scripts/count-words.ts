import { globSync, readFileSync } from 'node:fs'
import { Window } from 'happy-dom'

// npm run check:words: counts the words of each page; at most half in added sections (docs/requirements.md#addresses).
const MAX_SHARE = 0.5
const NOT_SHOWN = `details:not([open]) > :not(summary), [role=tabpanel]:not([data-open]), [hidden], .not-narrow, .wide-only,
  .visually-hidden, noscript, template, svg, script, style`

/** Parses the table of required and added sections of each page; `{id}` in a path is any name. */
export function readRows(markdown: string) {
  return [...markdown.matchAll(/^\|( `\/[^|]*)\|([^|]*)\|([^|]*)\|$/gm)].map(([, ...cells]) => {
    const [pages = [], required = [], added = []] = cells.map<string[]>(
      (cell) => cell.match(/[\w/{-][\w/{}-]*/g) ?? [],
    )
    return { pages, required, added }
  })
}

/** Returns the words of a page and of its added sections, and the ids of sections that are in neither list. */
export function countWords(html: string, required: string[], added: string[]) {
  const { document } = new Window()
  // Keeps words of adjacent blocks apart.
  document.write(html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll('<', ' <'))
  for (const part of document.querySelectorAll(NOT_SHOWN)) part.remove()
  const wordsOf = (text = '') => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0
  const sections = [...document.querySelectorAll('section[aria-labelledby]')]
    .filter((part) => !part.parentElement?.closest('section'))
    .map((part) => ({ id: part.getAttribute('aria-labelledby') ?? '', words: wordsOf(part.textContent) }))
  return {
    all: wordsOf(document.querySelector('main')?.textContent),
    added: sections.reduce((sum, { id, words }) => sum + (added.includes(id) ? words : 0), 0),
    unmarked: sections.map(({ id }) => id).filter((id) => !required.includes(id) && !added.includes(id)),
  }
}

if (import.meta.main) {
  const rows = readRows(readFileSync('docs/requirements.md', 'utf8'))
  for (const file of globSync('dist/**/*.html').toSorted()) {
    const path = file.replace(/^dist(\/index(?=\.))?/, '').replace(/\.html$/, '') || '/'
    const kind = path.replace(/(?<=\w\/)[^/]+$/, '{id}')
    const row = rows.find(({ pages }) => pages.includes(path) || pages.includes(kind))
    const html = readFileSync(file, 'utf8')
    const { all, added, unmarked } = countWords(html, row?.required ?? [], row?.added ?? [])
    const faults = row ? unmarked.map((id) => `${id} is not marked`) : []
    if (added > all * MAX_SHARE) faults.push('more than half')
    console.log(path, all, row ? `${Math.round((added / all) * 100)}% added` : 'not in the table', ...faults)
    if (faults.length > 0) process.exitCode = 1
  }
}
