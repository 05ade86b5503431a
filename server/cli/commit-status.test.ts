import { expect, test } from 'vitest'
import { commitStatusRequest } from './commit-status.ts'

const COMMIT = {
  commit: 'a'.repeat(40),
  isDraft: false,
  state: 'failure',
  description: `home.yaml ${'x'.repeat(200)}`,
}
const OWN_GITHUB = 'https://git.example.com/group/website.git'

test.each([
  ['github', 'group/website', 'https://api.github.com/repos/group/website', 'Bearer t', 'failure'],
  ['github', OWN_GITHUB, 'https://git.example.com/api/v3/repos/group/website', 'Bearer t', 'failure'],
  ['gitea', 'group/website', 'https://gitea.com/api/v1/repos/group/website', 'token t', 'failure'],
  ['gitlab', 'group/web/site', 'https://gitlab.com/api/v4/projects/group%2Fweb%2Fsite', 'Bearer t', 'failed'],
])(
  'commit status: is a request that %s takes for %s',
  async (backend, repository, address, header, state) => {
    const settings = { EDITOR_STATUS_TOKEN: 't', EDITOR_BACKEND: backend, EDITOR_REPOSITORY: repository }
    const request = commitStatusRequest(settings, COMMIT) as Request
    expect(request.url).toBe(`${address}/statuses/${COMMIT.commit}`)
    expect(request.headers.get('authorization')).toBe(header)
    const body = (await request.json()) as Record<string, string>
    expect(body).toMatchObject({ state, [backend === 'gitlab' ? 'name' : 'context']: 'website' })
    expect(body.description).toHaveLength(140)
  },
)

test('commit status: leads to the preview of a draft', async () => {
  const settings = {
    EDITOR_STATUS_TOKEN: 't',
    EDITOR_REPOSITORY: 'group/website',
    SITE_URL: 'https://example.com',
  }
  const statusOf = (commit: object) => commitStatusRequest(settings, { ...COMMIT, ...commit })?.json()
  expect(await statusOf({ isDraft: true, state: 'success' })).toMatchObject({
    state: 'success',
    target_url: 'https://preview.example.com',
  })
  expect(await statusOf({})).not.toHaveProperty('target_url')
})

test('commit status: is not sent without a token or a repository', () => {
  expect(commitStatusRequest({ EDITOR_REPOSITORY: 'group/website' }, COMMIT)).toBeUndefined()
  expect(commitStatusRequest({ EDITOR_STATUS_TOKEN: 't' }, COMMIT)).toBeUndefined()
})
