import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageComparison } from './compare-pages.ts'

const STYLE = `body { font: 16px/1.5 sans-serif; margin: 2rem } table { border-collapse: collapse }
td, th { padding: .2rem 1rem .2rem 0; text-align: left } figure { display: inline-block; margin: 0 1rem 1rem 0; vertical-align: top }
img { max-width: 30vw; border: 1px solid #999 }`

export type DrawingChange = { name: string; before?: Buffer; after?: Buffer }

type Comparison = {
  commit: string
  pages: readonly PageComparison[]
  drawings: readonly DrawingChange[]
}

/**
 * Replaces a folder with a report: `index.html` lists the changed pages, those with the largest share first, and shows
 * their pictures side by side.
 */
export function writeReport(folder: string, { commit, pages, drawings }: Comparison): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const write = (name: string, kind: string, data: Buffer, type: string) => {
    const file = `${name.replace(/^\//, '').replaceAll(/[^\w-]/g, '-') || 'home'}-${kind}.${type}`
    writeFileSync(join(folder, file), data)
    return `<figure><figcaption>${kind}</figcaption><a href="${file}"><img src="${file}" alt="" loading="lazy"></a></figure>`
  }
  const changed = pages.filter(({ share }) => share > 0).toSorted((a, b) => b.share - a.share)
  const rows = changed.map(
    (page) => `<tr><td><a href="#${anchor(page)}">${describePage(page)}</a><td>${percent(page.share)}</tr>`,
  )
  const pageSections = changed.map((page) => {
    const pictures = Object.entries(page.pictures).map(([kind, png]) => write(anchor(page), kind, png, 'png'))
    return `<h2 id="${anchor(page)}">${describePage(page)}, ${percent(page.share)}</h2>${pictures.join('')}`
  })
  const drawingSections = drawings.map(({ name, before, after }) => {
    const versions = Object.entries({ before, after })
    const pictures = versions.map(([kind, svg]) => (svg ? write(name, kind, svg, 'svg') : ''))
    return `<h2>${name}</h2>${pictures.join('')}`
  })
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Changed pages</title><style>${STYLE}</style>
<h1>Changes since ${commit}</h1>
<p>${changed.length} of ${pages.length} pictures of pages and ${drawings.length} drawing files changed.</p>
<table><tr><th>page<th>changed pixels</tr>${rows.join('\n')}</table>
${[...pageSections, ...drawingSections].join('\n')}</html>\n`,
  )
}

/** Returns the name of a picture in the report, such as `/work, 360 px, dark`. */
export function describePage({ path, width, theme }: PageComparison): string {
  return `${path}, ${width} px, ${theme}`
}

/** Returns a share as a percentage that is not 0 for a single changed pixel. */
export function percent(share: number): string {
  return `${(100 * share).toPrecision(2)} %`
}

function anchor({ path, width, theme }: PageComparison): string {
  return `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}-${theme}`
}
