import { execFileSync } from 'node:child_process'
import { BUILD_SETTINGS } from '#scripts/build-settings.ts'
import { linkPackages } from '../support/copy-site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** Empty settings, so that the pages of the commit and of the working tree do not differ by them. */
const SETTINGS = Object.fromEntries(BUILD_SETTINGS.map((name) => [name, '']))

/**
 * Builds a commit in a temporary folder, with the installed packages.
 * @returns absolute path of the folder
 * @throws if git does not know the commit or the build fails
 */
export function buildCommit(commit: string): string {
  const folder = temporaryFolder()
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  linkPackages(folder)
  run(folder, 'node_modules/astro/bin/astro.mjs', 'build')
  return folder
}

/** Builds the working tree if its `dist` is stale or was built with settings. */
export function buildWorkingTree(): void {
  run(process.cwd(), 'scripts/build-if-stale.ts')
}

function run(folder: string, ...args: string[]): void {
  execFileSync(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...SETTINGS },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
