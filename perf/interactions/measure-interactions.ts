import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '#scripts/find-chromium.ts'
import { quantile } from '#test/support/scenario.ts'
import { startBuiltSite } from '../built-site.ts'
import { serveReferencePage } from '../pages/reference-server.ts'
import { writeResultTable } from '../result-table.ts'
import { type InteractionTimes, measureInteraction, recordEvents } from './interaction-times.ts'
import { REFERENCE_VISIT, VISITS, type Visit } from './visits.ts'

/** Factor by which Chromium slows the processor down. */
const CPU_SLOWDOWN = 6

/** Maximum time until the next paint (docs/performance.md). */
const MAX_MS = 100
const MAX_WITH_REACT_MS = 200

const ARGUMENTS = {
  /** Number of visits to each page. Each visit starts without a cache. */
  runs: { type: 'string', default: '5' },
  /** Only the pages whose paths contain this text are measured. */
  only: { type: 'string', default: '' },
  /** True to write the table to docs/performance.md. */
  write: { type: 'boolean', default: false },
} as const

/**
 * Measures how fast pages respond to touches and keys on a phone with a slow processor, and prints medians and worst
 * values. Sets exit code 1 if a median is above the limit.
 */
export async function measureInteractions(args: string[]): Promise<void> {
  const { runs, only, write } = parseArgs({ args, options: ARGUMENTS }).values
  const visits = VISITS.filter(({ path }) => path.includes(only))
  if (!(Number(runs) > 0) || visits.length === 0) {
    console.error('--runs needs a number from 1, and --only a part of the path of a measured page')
    process.exitCode = 2
    return
  }
  const { url, server } = await startBuiltSite()
  const reference = await serveReferencePage(false)
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const lines = [
    `${new Date().toISOString().slice(0, 10)}, ${runs} runs, processor ${CPU_SLOWDOWN} times slower; load average before: ${loadavg()[0]?.toFixed(1)}.`,
    '',
    '| interaction | paint ms, median | worst | limit | result ms, median | worst |',
    '|---|---|---|---|---|---|',
  ]
  try {
    for (const visit of [REFERENCE_VISIT, ...visits]) {
      const origin = visit === REFERENCE_VISIT ? reference.url : url
      const times: InteractionTimes[][] = []
      for (let run = 0; run < Number(runs); run++) times.push(await makeVisit(browser, origin, visit))
      for (const [index, interaction] of visit.interactions.entries()) {
        const ofInteraction = times.flatMap((run) => run[index] ?? [])
        const limit = interaction.loadsReact ? MAX_WITH_REACT_MS : MAX_MS
        const paints = ofInteraction.map(({ paint }) => paint)
        if (quantile(paints, 0.5) > limit) process.exitCode = 1
        const results = ofInteraction.flatMap(({ result }) => result ?? [])
        const cells = [interaction.name, ...medianAndWorst(paints), limit, ...medianAndWorst(results)]
        lines.push(`| ${cells.join(' | ')} |`)
      }
    }
    lines.push('', `Load average after: ${loadavg()[0]?.toFixed(1)}.`)
  } finally {
    await browser.close()
    reference.close()
    await server.kill('SIGTERM')
  }
  for (const line of lines) console.log(line)
  if (write) writeResultTable('interactions', lines)
}

/** Opens the page like a phone with an empty cache, makes the interactions, and returns their times. */
async function makeVisit(
  browser: Browser,
  origin: string,
  { path, interactions }: Visit,
): Promise<InteractionTimes[]> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(recordEvents)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(new URL(path, origin).href, { waitUntil: 'networkidle' })
    const times: InteractionTimes[] = []
    for (const interaction of interactions) times.push(await measureInteraction(page, interaction))
    return times
  } finally {
    await context.close()
  }
}

/** Returns two cells of the table. Chromium does not report events that take less than 16 ms. */
function medianAndWorst(values: readonly number[]): string[] {
  if (values.length === 0) return ['-', '-']
  return [quantile(values, 0.5), Math.max(...values)].map((value) =>
    value < 16 ? 'under 16' : `${Math.round(value)}`,
  )
}
