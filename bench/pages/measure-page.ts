import lighthouse, { type Flags } from 'lighthouse'
import type { Profile } from './profiles.ts'

/** One run of Lighthouse: scores from 0 to 100, times in ms, weights in bytes. */
export type Run = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  bytes: number
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * Runs Lighthouse's mobile audit on a page.
 * @param port debugging port of a running Chromium
 * @throws where Lighthouse could not load or read the page
 */
export async function measurePage(url: string, profile: Profile, port: number): Promise<Run> {
  const flags: Flags = {
    port,
    logLevel: 'silent',
    onlyCategories: CATEGORIES,
    ...(profile.throttling && { throttling: profile.throttling }),
  }
  const result = await lighthouse(url, flags)
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result'}`)
  const { categories, audits } = result.lhr
  const score = (id: string) => Math.round(100 * (categories[id]?.score ?? 0))
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    bytes: figure('total-byte-weight'),
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
