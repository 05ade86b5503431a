import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copySite } from './copy-site.ts'

/** Copies the site to a temporary folder, which the caller deletes, formats its content as /edit does, and commits it there. */
export async function createSiteRepository() {
  const folder = await copySite()
  execFileSync(process.execPath, ['scripts/format-content.ts'], { cwd: folder, stdio: 'pipe' })
  const git = (...options: string[]) => execFileSync('git', options, { cwd: folder, encoding: 'utf8' })
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n.astro\ndist\ndata\n')
  git('init', '--quiet')
  git('config', 'user.name', 'Editor')
  git('config', 'user.email', 'editor@example.com')
  git('config', 'commit.gpgsign', 'false')
  git('config', 'core.hooksPath', '/dev/null')
  git('add', '--all')
  git('commit', '--quiet', '-m', 'Add the site')
  return { folder, git }
}
