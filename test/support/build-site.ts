import { execFileSync } from 'node:child_process'

/**
 * Builds a copy of the site. Vitest sets NODE_ENV=test and DEV=1, with which the build would contain React's development
 * code and the editor's page of the development server.
 */
export function buildSite(site: string, settings: Record<string, string> = {}): void {
  const env = { ...process.env, ...settings, NODE_ENV: 'production', DEV: '' }
  execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: site,
    env,
    stdio: 'pipe',
  })
}
