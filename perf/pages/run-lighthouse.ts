import lighthouse, { type Flags, type Result } from 'lighthouse'
import { quantile } from '#test/support/scenario.ts'
import type { Profile } from './profiles.ts'

/** Result of a Lighthouse run: `performance` is a score from 0 to 100, times are in milliseconds. */
export type LighthouseRun = {
  performance: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  bytes: number
  /** Lighthouse's measure of the speed of the machine. Desktop computers reach 1500 or more. */
  benchmarkIndex: number
}

/** A failed run is repeated, because Lighthouse sometimes finds no navigation start in its trace and reports an error. */
const MAX_ATTEMPTS = 3

/**
 * Runs Lighthouse's mobile performance audit on a page.
 * @param port debugging port of a running Chromium
 * @throws if Lighthouse reports an error in every attempt
 */
export async function runLighthouse(url: string, profile: Profile, port: number): Promise<LighthouseRun> {
  const flags: Flags = {
    port,
    logLevel: 'silent',
    onlyCategories: ['performance'],
    // Without this flag, Lighthouse reports an error for the not-found page, whose status is 404.
    ignoreStatusCode: true,
    ...(profile.throttling && { throttling: profile.throttling }),
  }
  let error = ''
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const result = await lighthouse(url, flags)
    if (result && !result.lhr.runtimeError) return readResult(result.lhr)
    error = result?.lhr.runtimeError?.message ?? 'Lighthouse returned no result'
  }
  throw new Error(`${url}: ${error}`)
}

function readResult({ categories, audits, environment }: Result): LighthouseRun {
  const metric = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    performance: Math.round(100 * (categories.performance?.score ?? 0)),
    fcp: metric('first-contentful-paint'),
    lcp: metric('largest-contentful-paint'),
    tbt: metric('total-blocking-time'),
    cls: metric('cumulative-layout-shift'),
    bytes: metric('total-byte-weight'),
    benchmarkIndex: environment.benchmarkIndex,
  }
}

/** Returns the medians of the values of several runs. */
export function medians(runs: readonly LighthouseRun[]): LighthouseRun {
  const [first] = runs
  if (!first) throw new RangeError('no runs')
  const median = (key: keyof LighthouseRun) =>
    quantile(
      runs.map((run) => run[key]),
      0.5,
    )
  return Object.fromEntries(
    (Object.keys(first) as (keyof LighthouseRun)[]).map((key) => [key, median(key)]),
  ) as LighthouseRun
}
