import { rmSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { expect, it } from 'vitest'
import { findChromium } from '#scripts/find-chromium.ts'
import { buildSite } from '#test/support/build-site.ts'
import { answerAsGitHub } from '#test/support/git-host.ts'
import { createSiteRepository } from '#test/support/site-repository.ts'
import { spawnServer } from '#test/support/spawn-server.ts'
import { findField } from '#test/support/sveltia-form.ts'

const TIMEOUT_MS = 300_000

it('page /edit of the built site: signs in with a token, and saves a change as one commit', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { folder, git } = createSiteRepository()
  buildSite(folder, { EDITOR_REPOSITORY: 'opifex/website' })
  const server = spawnServer({ folder })
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const url = await server.listening
    const { headers } = await fetch(`${url}/edit`)
    expect(headers.get('content-security-policy')).toContain('https://api.github.com')
    const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
    const hosts = new Set<string>()
    page.on('response', (response) => {
      if (response.url().startsWith('http')) hosts.add(new URL(response.url()).host)
    })
    const requests = await answerAsGitHub(page, folder)

    // On localhost Sveltia also offers the local folder, as it does not on the host's own name.
    await page.goto(`${url}/edit`)
    await page.getByRole('button', { name: 'Sign In Using Access Token' }).click()
    await page.getByRole('textbox').fill('github_pat_of_the_editor')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByText('Pages', { exact: true }).first().click()
    await page
      .getByRole('row', { name: /^Home$/ })
      .first()
      .dblclick()
    await (await findField(page, 'Main heading'))
      .getByRole('textbox')
      .fill('Engineering Software that Lasts.')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Entry saved.').waitFor()

    expect(git('show', '--stat', '--format=%s', 'HEAD')).toMatch(
      /^.+\n\n content\/home\.yaml \| 2 \+-\n 1 file changed, 1 insertion\(\+\), 1 deletion\(-\)\n$/,
    )
    expect(git('show', 'HEAD')).toContain('+  tagline: Engineering Software that Lasts.')
    expect(requests.map((request) => request.replace(/[0-9a-f]{40}/, 'HEAD'))).toEqual(
      expect.arrayContaining([
        'GET /user',
        'GET /repos/opifex/website/git/trees/HEAD',
        'POST /graphql object',
        'POST /graphql createCommitOnBranch',
      ]),
    )
    expect([...hosts]).toEqual([new URL(url).host, 'api.github.com'])
  } finally {
    await browser.close()
    await server.kill()
    rmSync(folder, { recursive: true })
  }
})
