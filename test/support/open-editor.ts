import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { buildSite } from './build-site.ts'
import { copySite } from './copy-site.ts'
import { launchChromium } from './find-chromium.ts'
import { answerAsGitHub } from './git-host.ts'
import { type ServerProcess, spawnServer } from './spawn-server.ts'
import { until } from './wait.ts'

const ACTION_TIMEOUT_MS = 60_000

/** An editor who is signed in at /edit of a built site, and the repository to which it saves. */
export type Editor = Awaited<ReturnType<typeof openEditor>>

export async function openEditor() {
  const { folder, git } = await createSiteRepository()
  const browser = await launchChromium()
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
  page.setDefaultTimeout(ACTION_TIMEOUT_MS)
  const hosts = new Set<string>()
  page.on('response', (response) => {
    if (response.url().startsWith('http')) hosts.add(new URL(response.url()).host)
  })
  const requests = await answerAsGitHub(page, folder)
  let server: ServerProcess | undefined
  let url = ''
  const lastCommit = (option: string) => git('show', option, '--format=', 'HEAD').trim()
  /** Presses “Save” until something is done. On a busy machine Sveltia loses a press that follows a change at once. */
  const pressSave = async (isDone: () => boolean | Promise<boolean>) => {
    do await page.getByRole('button', { name: 'Save' }).click()
    while (!(await until(isDone, 15_000)))
  }
  const editor = {
    folder,
    git,
    page,
    /** The requests to the git host. */
    requests,
    /** The hosts that answered the page. */
    hosts,
    /** Returns the last commit as git show prints it with an option, without its message. */
    lastCommit,
    /** Builds and serves what is saved, and signs in there. Returns the address of the site. */
    async publish() {
      await server?.kill()
      buildSite(folder, { EDITOR_REPOSITORY: 'opifex/website' })
      server = spawnServer({ folder })
      url = await server.listening
      // On localhost Sveltia also offers the local folder, as it does not on the host's own name.
      await page.goto(`${url}/edit`)
      await page.getByRole('button', { name: 'Sign In Using Access Token' }).click()
      await page.getByRole('textbox').fill('github_pat_of_the_editor')
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await page.getByText('Pages', { exact: true }).first().waitFor()
      return url
    },
    /** Opens a form, like work/new or pages/entries/home. */
    async open(form: string) {
      await page.goto(`${url}/edit#/collections/${form}`)
    },
    /** Saves the entry that is open. Sveltia then goes back to the list. */
    async save() {
      await pressSave(() => !/\/(entries|new)\b/.test(new URL(page.url()).hash))
    },
    /** Presses “Save”, waits for the reason why nothing is saved, which matches a pattern, and reads it. */
    async refuseToSave(reason: string) {
      await pressSave(() => page.getByText(new RegExp(reason)).isVisible())
      await page.getByRole('button', { name: 'OK' }).click()
    },
    /** Returns the files of the last commit, each with the letter of its change. */
    changedFiles: () => lastCommit('--name-status').split('\n').toSorted(),
    // The test knows the fields of the file.
    read: (file: string) => parse(readFileSync(join(folder, file), 'utf8')),
    async close() {
      await browser.close()
      await server?.kill()
      rmSync(folder, { recursive: true })
    },
  }
  await editor.publish()
  return editor
}

/** Copies the site to a temporary folder, which the caller deletes, formats its content as /edit does, and commits it there. */
async function createSiteRepository() {
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
