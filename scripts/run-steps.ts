import { spawnSync } from 'node:child_process'

export type Step = readonly [name: string, command: string, ...args: string[]]

/** The steps that check the code and content without building the site or running tests. */
export const STATIC_CHECKS: readonly Step[] = [
  npmScript('check:lint'),
  ['scale', 'node', 'scripts/check-scale.ts'],
  ['types', 'astro', 'check', '--minimumFailingSeverity', 'warning'],
  // Misspelt content never stops a release: check:content prints it as warnings.
  ['spelling', 'cspell', '--no-progress', '--quiet', '--exclude', 'content/**'],
  npmScript('check:content'),
  ['format of content', 'node', 'scripts/format-content.ts', '--check'],
]

export function npmScript(name: string, ...args: string[]): Step {
  return [name, 'npm', 'run', '--silent', name, '--', ...args]
}

/** Runs all steps one after another, even if one fails, and returns the names of the failed steps. */
export function runSteps(steps: readonly Step[], env = process.env): string[] {
  const failed = steps.filter(([name, command, ...args]) => {
    console.log(`\n== ${name}`)
    const startedAt = Date.now()
    const { status } = spawnSync(command, args, { stdio: 'inherit', env })
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(0)
    console.log(`== ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
    return status !== 0
  })
  return failed.map(([name]) => name)
}
