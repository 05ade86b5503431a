import { execFileSync } from 'node:child_process'

/** Builds a copy of the site. Vitest sets NODE_ENV=test, with which the build would contain React's development code. */
export function buildSite(site: string): void {
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: site,
    env,
    stdio: 'pipe',
  })
}
