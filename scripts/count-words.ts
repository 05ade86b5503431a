import { globSync, readFileSync } from 'node:fs'
import { Window } from 'happy-dom'

// npm run check:words: prints for each built page the words that a phone shows without a tap, and the share of the sections
// that docs/requirements.md#length marks as added. Fails if it is over a half, or if a section is not marked.
const MAX_SHARE = 0.5
const NOT_SHOWN = `details:not([open]) > :not(summary), [role=tabpanel]:not([data-open]), [hidden], .not-narrow, .wide-only,
  .visually-hidden, noscript, template, svg, script, style`
const SECTION = 'section[aria-labelledby]'

type Row = { page: RegExp; required: string[]; added: string[] }

/** Returns the rows of the table that marks sections, in which `{id}` stands for any name. */
export function readRows(markdown: string): Row[] {
  return [...markdown.matchAll(/^\| `(\/[^`]*)` \| ([^|]*) \| ([^|]*) \|$/gm)].map(([, page = '', ...lists]) => {
    const [required = [], added = []] = lists.map((list) => [...list.matchAll(/[a-z][\w-]*/g)].map(([id]) => id))
    return { page: new RegExp(`^${page.replace('{id}', '[^/]+')}$`), required, added }
  })
}

/** Returns the words of a page and of its added sections, and the ids of sections that the row does not name. */
export function countWords(html: string, { required, added }: Omit<Row, 'page'>) {
  const { document } = new Window()
  // A space before each tag, because blocks end words.
  document.write(html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll('<', ' <'))
  for (const part of document.querySelectorAll(NOT_SHOWN)) part.remove()
  const wordsOf = (part: { textContent: string } | null) =>
    part?.textContent.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0
  const sections = [...document.querySelectorAll(SECTION)].filter((part) => !part.parentElement?.closest(SECTION))
  const idOf = (part: (typeof sections)[number]) => part.getAttribute('aria-labelledby') ?? ''
  return {
    all: wordsOf(document.querySelector('main')),
    added: sections.filter((part) => added.includes(idOf(part))).reduce((sum, part) => sum + wordsOf(part), 0),
    unmarked: sections.map(idOf).filter((id) => ![...required, ...added].includes(id)),
  }
}

if (import.meta.main) {
  const rows = readRows(readFileSync('docs/requirements.md', 'utf8'))
  for (const file of globSync('dist/**/*.html').toSorted()) {
    const path = file.replace(/^dist(\/index(?=\.))?/, '').replace(/\.html$/, '') || '/'
    const row = rows.find(({ page }) => page.test(path))
    const { all, added, unmarked } = countWords(readFileSync(file, 'utf8'), row ?? { required: [], added: [] })
    const faults = row ? unmarked.map((id) => `${id} is not marked`) : []
    if (row && added > all * MAX_SHARE) faults.push('more than half')
    console.log(path.padEnd(48), all, row ? `${Math.round((added / all) * 100)}% added` : 'not in the table', ...faults)
    if (faults.length > 0) process.exitCode = 1
  }
}
