import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { copySite } from '#test/support/copy-site.ts'

/**
 * `npm run bench:build`: how long a build takes from scratch and again, and with more case studies, in a copy of the
 * site. Two sizes of the same slope mean that the cost grows with the number of studies and no faster.
 */
const TIMES = [1, 5, 10]

const site = copySite()
try {
  const studies = readdirSync(join(site, 'content/work')).map((file) => file.replace(/\.yaml$/, ''))
  console.log(`load of the machine before: ${loadavg()[0]?.toFixed(1)}`)
  console.log('| case studies | from scratch, s | again, s | a study more costs, ms |')
  console.log('|---|---|---|---|')
  let least: { count: number; seconds: number } | undefined
  for (const times of TIMES) {
    for (let copy = TIMES[TIMES.indexOf(times) - 1] ?? 1; copy < times; copy++)
      for (const study of studies) addStudy(study, copy)
    const count = studies.length * times
    clearCaches()
    const seconds = build()
    const again = build()
    const slope = least ? Math.round((1000 * (seconds - least.seconds)) / (count - least.count)) : '-'
    least ??= { count, seconds }
    console.log(`| ${count} | ${seconds.toFixed(1)} | ${again.toFixed(1)} | ${slope} |`)
  }
} finally {
  rmSync(site, { recursive: true, force: true })
}

/** A study under another id, with a title of its own: the same words, so that only the number grows. */
function addStudy(study: string, copy: number): void {
  const id = `${study}-${copy + 1}`
  const text = readFileSync(join(site, `content/work/${study}.yaml`), 'utf8')
  const order = Number(/^order: (?<order>\d+)/m.exec(text)?.groups?.order)
  const written = text
    .replace(/^order: .*/m, `order: ${order + 100 * copy}`)
    .replace(/^title: (?<title>.*)/m, `title: $<title> ${copy + 1}`)
  writeFileSync(join(site, `content/work/${id}.yaml`), written)
}

function clearCaches(): void {
  for (const folder of ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'])
    rmSync(join(site, folder), { recursive: true, force: true })
}

function build(): number {
  const start = performance.now()
  execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], { cwd: site, stdio: 'pipe' })
  return (performance.now() - start) / 1000
}
