import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Result } from 'lighthouse'
import { findChromium } from '#test/support/find-chromium.ts'
import { PAGE_KINDS } from '#test/support/page-kinds.ts'
import { compareSites } from './compare-sites.ts'
import { type MeasuredSite, REFERENCE_PATH } from './sites.ts'

// Measures one page of every kind with Lighthouse's command line, in a new browser each time.

const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-quic'

async function runLighthouse({ url, trustFlag }: MeasuredSite, path: string) {
  const args = ['--quiet', '--output=json', '--config-path=perf/lighthouse.json']
  const run = () =>
    promisify(execFile)('lighthouse', [`${url}${path}`, ...args, `--chrome-flags=${FLAGS} ${trustFlag}`], {
      env: { ...process.env, CHROME_PATH: findChromium() },
      maxBuffer: 1e8,
    })
  // Repeated twice, because Lighthouse sometimes finds no start of the navigation in its trace.
  const { stdout } = await run().catch(run).catch(run)
  const { categories, audits } = JSON.parse(stdout) as Result
  const value = (audit: string) => Math.round(audits[audit]?.numericValue ?? Number.NaN)
  return {
    score: 100 * (categories.performance?.score ?? 0),
    'FCP ms': value('first-contentful-paint'),
    'LCP ms': value('largest-contentful-paint'),
    'TBT ms': value('total-blocking-time'),
    'CPU ms': value('mainthread-work-breakdown'),
    CLS: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    bytes: value('total-byte-weight'),
  }
}

await compareSites([REFERENCE_PATH, ...Object.values(PAGE_KINDS)], runLighthouse)
