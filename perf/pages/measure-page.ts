import lighthouse, { type Flags, type Result } from 'lighthouse'
import type { Profile } from './profiles.ts'

/** One run of Lighthouse: score from 0 to 100, times in ms, weight in bytes. */
export type Run = {
  performance: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  bytes: number
  /** How fast Lighthouse finds the machine; a desktop computer of today has 1500 and more. */
  machine: number
}

/** Now and then Lighthouse misses the start of a navigation in its own trace; it then asks for another run. */
const ATTEMPTS = 3

/**
 * Runs Lighthouse's mobile audit of performance on a page.
 * @param port debugging port of a running Chromium
 * @throws where Lighthouse could not load or read the page
 */
export async function measurePage(url: string, profile: Profile, port: number): Promise<Run> {
  const flags: Flags = {
    port,
    logLevel: 'silent',
    onlyCategories: ['performance'],
    // The page for unknown addresses answers 404, as it should.
    ignoreStatusCode: true,
    ...(profile.throttling && { throttling: profile.throttling }),
  }
  let refusal = ''
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const result = await lighthouse(url, flags)
    if (result && !result.lhr.runtimeError) return read(result.lhr)
    refusal = result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result'
  }
  throw new Error(`${url}: ${refusal}`)
}

function read({ categories, audits, environment }: Result): Run {
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    performance: Math.round(100 * (categories.performance?.score ?? 0)),
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    bytes: figure('total-byte-weight'),
    machine: environment.benchmarkIndex,
  }
}

/** The median of each figure over several runs. */
export function medians(runs: readonly Run[]): Run {
  const median = (key: keyof Run) => {
    const values = runs.map((run) => run[key]).sort((a, b) => a - b)
    return values[Math.floor(values.length / 2)] ?? Number.NaN
  }
  const [first] = runs
  if (!first) throw new RangeError('there was no run')
  return Object.fromEntries((Object.keys(first) as (keyof Run)[]).map((key) => [key, median(key)])) as Run
}
