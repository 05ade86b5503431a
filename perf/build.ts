import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { copySite } from '#test/support/copy-site.ts'

/** Factors by which the number of case studies is multiplied, one for each row of the table. */
const MULTIPLES = [1, 5, 10]

const CACHES = ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite']

/**
 * Measures a build from scratch and the build after it, in a copy of the site with more and more case studies. The last
 * column of the table is the build time per added case study: two equal values mean that the time grows linearly.
 */
export async function measureBuild(): Promise<void> {
  const site = copySite()
  try {
    const studies = readdirSync(join(site, 'content/work')).map((file) => file.replace(/\.yaml$/, ''))
    console.log(`load average before: ${loadavg()[0]?.toFixed(1)}`)
    console.log('| case studies | from scratch, s | again, s | ms per added case study |')
    console.log('|---|---|---|---|')
    let first: { count: number; seconds: number } | undefined
    let previous = 1
    for (const multiple of MULTIPLES) {
      for (let copy = previous; copy < multiple; copy++)
        for (const study of studies) addStudy(site, study, copy)
      previous = multiple
      for (const folder of CACHES) rmSync(join(site, folder), { recursive: true, force: true })
      const count = studies.length * multiple
      const seconds = measureOneBuild(site)
      const again = measureOneBuild(site)
      const slope = first && Math.round((1000 * (seconds - first.seconds)) / (count - first.count))
      first ??= { count, seconds }
      console.log(`| ${count} | ${seconds.toFixed(1)} | ${again.toFixed(1)} | ${slope ?? '-'} |`)
    }
  } finally {
    rmSync(site, { recursive: true, force: true })
  }
}

/** Adds a copy of a case study with another id, title and position in the list. */
function addStudy(site: string, study: string, copy: number): void {
  const text = readFileSync(join(site, `content/work/${study}.yaml`), 'utf8')
  const order = Number(/^order: (?<order>\d+)/m.exec(text)?.groups?.order)
  const changed = text
    .replace(/^order: .*/m, `order: ${order + 100 * copy}`)
    .replace(/^title: (?<title>.*)/m, `title: $<title> ${copy + 1}`)
  writeFileSync(join(site, `content/work/${study}-${copy + 1}.yaml`), changed)
}

/** Builds the site once and returns the duration in seconds. */
function measureOneBuild(site: string): number {
  const start = performance.now()
  execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], { cwd: site, stdio: 'pipe' })
  return (performance.now() - start) / 1000
}
