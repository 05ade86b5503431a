import { execFileSync } from 'node:child_process'

/** Builds a copy of the site, without Vitest's NODE_ENV=test and DEV=1, which add development code and the editor's page. */
export function buildSite(site: string, settings: Record<string, string> = {}): void {
  const env = { ...process.env, ...settings, NODE_ENV: 'production', DEV: '' }
  execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: site,
    env,
    stdio: 'pipe',
  })
}
