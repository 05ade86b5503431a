import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { PAGE_KINDS } from '#test/support/page-kinds.ts'
import { measurePage, medians, type Run } from './pages/measure-page.ts'
import { PROFILES } from './pages/profiles.ts'
import { serveReference } from './pages/reference-server.ts'
import { openBuiltSite } from './serve-built-site.ts'

/**
 * `npm run bench`: builds and serves the site, has Lighthouse load a page of every kind several times under two
 * profiles beside a page written by hand, and prints the medians. `--profiles 'slow 3G'` leaves the other out, `--write`
 * puts the table into docs/performance.md.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    kinds: { type: 'string', default: Object.keys(PAGE_KINDS).join(',') },
    profiles: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
})

const DOCUMENT = 'docs/performance.md'
const TABLE = /(?<=<!-- bench -->\n)[\s\S]*?(?=<!-- \/bench -->)/

const lines: string[] = []
const print = (line: string) => {
  lines.push(line)
  console.log(line)
}

const site = await openBuiltSite()
const references = { plain: await serveReference(false), secured: await serveReference(true) }
try {
  const runs = Number(values.runs)
  const load = () => loadavg()[0]?.toFixed(1)
  print(
    `${new Date().toISOString().slice(0, 10)}, ${runs} runs, medians; load of the machine before: ${load()}.`,
  )
  let machine = 0
  for (const profile of PROFILES.filter(({ name }) => name.startsWith(values.profiles))) {
    print(`\n### ${profile.name}\n`)
    print('| page | performance | FCP ms | LCP ms | of reference | TBT ms | CLS | kB |')
    print('|---|---|---|---|---|---|---|---|')
    const measure = async (url: string) => {
      const results: Run[] = []
      for (let run = 0; run < runs; run++) results.push(await measurePage(url, profile, site.port))
      return medians(results)
    }
    const ideal = await measure(references.plain.url)
    machine = ideal.machine
    print(row('written by hand', ideal, ideal))
    print(row('the same with our headers', await measure(references.secured.url), ideal))
    for (const kind of values.kinds.split(',')) {
      const path = PAGE_KINDS[kind]
      if (path === undefined) throw new Error(`there is no kind of page "${kind}"`)
      print(row(kind, await measure(site.url + path), ideal))
    }
  }
  print(`\nLoad of the machine after: ${load()}; Lighthouse's index of the machine: ${Math.round(machine)}.`)
} finally {
  references.plain.close()
  references.secured.close()
  await site.close()
}
if (values.write)
  writeFileSync(DOCUMENT, readFileSync(DOCUMENT, 'utf8').replace(TABLE, `\n${lines.join('\n')}\n\n`))

function row(kind: string, run: Run, ideal: Run): string {
  const { performance, fcp, lcp, tbt, cls, bytes } = run
  const cells = [
    kind,
    performance,
    Math.round(fcp),
    Math.round(lcp),
    (lcp / ideal.lcp).toFixed(2),
    Math.round(tbt),
    cls.toFixed(3),
    Math.round(bytes / 1000),
  ]
  return `| ${cells.join(' | ')} |`
}
