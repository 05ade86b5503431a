import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { quantile } from '#test/support/scenario.ts'
import { type MeasuredSite, REFERENCE_PATH, serveSite } from './sites.ts'

export type Values = Readonly<Record<string, number>>

/** Prints medians for built folders and the hand-written page. They take turns, so that a busy machine slows all of them. */
export async function compareSites(
  paths: readonly string[],
  measure: (site: MeasuredSite, path: string) => Promise<Values>,
): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
  })
  const sites: MeasuredSite[] = []
  for (const folder of positionals.length > 0 ? positionals : ['dist']) sites.push(await serveSite(folder))
  const chosen = paths.filter((path) => path === REFERENCE_PATH || new RegExp(values.only).test(path))
  const rows = chosen.flatMap((path) => sites.map((site) => ({ path, site, runs: [] as Values[] })))
  const before = loadavg()
  for (let run = 0; run < Number(values.runs); run++)
    for (const { site, path, runs } of rows) runs.push(await measure(site, path))
  const load = [before, loadavg()].map(([average]) => average?.toFixed(1)).join(' before, ')
  console.log(`${new Date().toISOString().slice(0, 10)}, ${values.runs} runs; load average ${load} after.\n`)
  const columns = [...new Set(rows.flatMap(({ runs: [first] }) => Object.keys(first ?? {})))]
  console.log(`| page | folder | ${columns.join(' | ')} |\n|${'---|'.repeat(2 + columns.length)}`)
  for (const { path, site, runs } of rows) {
    const medians = columns.map((column) => medianOf(runs.flatMap((run) => run[column] ?? [])))
    console.log(`| ${[path, site.name, ...medians].join(' | ')} |`)
  }
  for (const site of sites) await site.close()
}

function medianOf(values: readonly number[]): string {
  return values.length === 0 ? '-' : String(Math.round(1_000 * quantile(values, 0.5)) / 1_000)
}
