import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { PAGE_KINDS } from '#test/support/page-kinds.ts'
import { writeResultTable } from '../result-table.ts'
import { openOnNode } from './measured-site.ts'
import { PROFILES, type Profile } from './profiles.ts'
import { type LighthouseRun, medians, runLighthouse } from './run-lighthouse.ts'
import { openBehindCaddy } from './site-behind-caddy.ts'

const ARGUMENTS = {
  /** Number of Lighthouse runs for each page and profile. The table contains their medians. */
  runs: { type: 'string', default: '5' },
  /** Kinds of pages to measure: keys of `PAGE_KINDS`, separated by commas. */
  kinds: { type: 'string', default: Object.keys(PAGE_KINDS).join(',') },
  /** Only the profiles whose names begin with this text are used. */
  profiles: { type: 'string', default: '' },
  /** True to serve the pages behind Caddy with deploy/Caddyfile, TLS and HTTP/2. */
  tls: { type: 'boolean', default: false },
  /** True to write the table to docs/performance.md. */
  write: { type: 'boolean', default: false },
} as const

/** Runs Lighthouse on a hand-written reference page and on one page of every kind, and prints the medians. */
export async function measurePages(args: string[]): Promise<void> {
  const { runs, kinds, profiles, tls, write } = parseArgs({ args, options: ARGUMENTS }).values
  const paths = kinds.split(',').map((kind) => [kind, pathOf(kind)] as const)
  const lines: string[] = []
  const print = (line: string) => {
    lines.push(line)
    console.log(line)
  }

  const site = await (tls ? openBehindCaddy() : openOnNode())
  const pages = [
    ...Object.entries(site.references),
    ...paths.map(([kind, path]) => [kind, site.url + path] as const),
  ]
  try {
    const date = new Date().toISOString().slice(0, 10)
    print(`${date}, ${runs} runs, medians; load average before: ${loadAverage()}.`)
    let benchmarkIndex = 0
    for (const profile of PROFILES.filter(({ name }) => name.startsWith(profiles))) {
      print(`\n### ${profile.name}\n`)
      print('| page | performance | FCP ms | LCP ms | LCP / hand-written | TBT ms | CLS | kB |')
      print('|---|---|---|---|---|---|---|---|')
      let reference: LighthouseRun | undefined
      for (const [name, url] of pages) {
        const result = await measureMedians(url, profile, site.port, Number(runs))
        reference ??= result
        print(formatRow(name, result, reference))
      }
      benchmarkIndex = reference?.benchmarkIndex ?? 0
    }
    print(
      `\nLoad average after: ${loadAverage()}; Lighthouse's benchmark index: ${Math.round(benchmarkIndex)}.`,
    )
  } finally {
    await site.close()
  }
  if (write) writeResultTable('measurements', lines)
}

function pathOf(kind: string): string {
  const path = PAGE_KINDS[kind]
  if (path === undefined) throw new Error(`there is no kind of page "${kind}"`)
  return path
}

async function measureMedians(url: string, profile: Profile, port: number, runs: number) {
  const results: LighthouseRun[] = []
  for (let run = 0; run < runs; run++) results.push(await runLighthouse(url, profile, port))
  return medians(results)
}

function loadAverage(): string | undefined {
  return loadavg()[0]?.toFixed(1)
}

function formatRow(kind: string, run: LighthouseRun, reference: LighthouseRun): string {
  const { performance, fcp, lcp, tbt, cls, bytes } = run
  const cells = [
    kind,
    performance,
    Math.round(fcp),
    Math.round(lcp),
    (lcp / reference.lcp).toFixed(2),
    Math.round(tbt),
    cls.toFixed(3),
    Math.round(bytes / 1000),
  ]
  return `| ${cells.join(' | ')} |`
}
