import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { BUILD_SETTINGS } from '#scripts/build-settings.ts'
import { linkPackages } from '../support/copy-site.ts'
import { spawnServer } from '../support/spawn-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

// npm run test:visual [-- COMMIT [OPTIONS OF PLAYWRIGHT]]: takes pictures of the pages and drawings of a commit (default: HEAD), and
// compares those of the working tree with them. Exits with 1 if something changed.
const [commit = 'HEAD', ...options] = process.argv.slice(2)

/** Empty settings, so that the pages of the commit and of the working tree do not differ by them. */
const env = { ...process.env, ...Object.fromEntries(BUILD_SETTINGS.map((name) => [name, ''])) }

run('.', 'scripts/build.ts', '--if-older')
const before = buildCommit(commit)
await takePictures(before, '--update-snapshots=all', '--reporter=dot')
process.exitCode = await takePictures(resolve('.'), '--update-snapshots=none')

/** Shows the pages of a folder with the server of this working tree. @returns the exit code of Playwright */
async function takePictures(folder: string, ...args: string[]): Promise<number> {
  const database = `sqlite:${join(temporaryFolder(), 'contact.db')}`
  const server = spawnServer({ folder, environment: { DATABASE_URL: database } })
  const command = ['playwright', 'test', '--config=test/visual/playwright.config.ts', ...args, ...options]
  const test = spawn('npx', command, {
    stdio: 'inherit',
    env: { ...env, VISUAL_SITE: await server.listening, VISUAL_FOLDERS: `${before}:.` },
  })
  const [code] = await once(test, 'exit')
  await server.kill()
  return code ?? 1
}

/**
 * Builds a commit in a temporary folder, with the installed packages. @returns absolute path of the folder
 * @throws if git does not know the commit or the build fails
 */
function buildCommit(commit: string): string {
  const folder = temporaryFolder()
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  linkPackages(folder)
  run(folder, 'node_modules/astro/bin/astro.mjs', 'build')
  return folder
}

function run(folder: string, ...args: string[]): void {
  execFileSync(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
}
