import { describe, expect, it } from 'vitest'
import { editorPolicy, readGitHost } from './git-host.ts'

const REPOSITORY = { EDITOR_REPOSITORY: 'opifex/website' }

describe('git host of the editor', () => {
  it('is undefined without a repository', () => {
    expect(readGitHost({})).toBeUndefined()
    expect(readGitHost({ EDITOR_REPOSITORY: '' })).toBeUndefined()
  })

  it('is GitHub and the branch main by default', () => {
    const backend = { name: 'github', repo: 'opifex/website', branch: 'main' }
    expect(readGitHost(REPOSITORY)?.backend).toEqual(backend)
  })

  it('may be a server of one’s own', () => {
    const host = readGitHost({
      EDITOR_REPOSITORY: 'https://git.example.com/opifex/website.git',
      EDITOR_BACKEND: 'gitea',
      EDITOR_BRANCH: 'words',
    })
    expect(host?.backend).toEqual({
      name: 'gitea',
      repo: 'opifex/website',
      branch: 'words',
      base_url: 'https://git.example.com',
      api_root: 'https://git.example.com/api/v1',
    })
    expect(editorPolicy(host)).toContain("connect-src 'self' blob: data: https://git.example.com;")
  })

  it('asks for a review, and offers a button to sign in, where settings say so', () => {
    const gitlab = { ...REPOSITORY, EDITOR_BACKEND: 'gitlab', EDITOR_APP_ID: 'a1b2' }
    expect(readGitHost(gitlab)).toMatchObject({
      backend: { app_id: 'a1b2', auth_type: 'pkce' },
      isReviewed: false,
    })
    expect(readGitHost({ ...gitlab, EDITOR_REVIEW: 'true' })?.isReviewed).toBe(true)
  })

  it.each([
    [{ EDITOR_BRANCH: 'main' }, /EDITOR_REPOSITORY is missing/],
    [{ EDITOR_REPOSITORY: 'website' }, /EDITOR_REPOSITORY must be like owner\/website/],
    [{ ...REPOSITORY, EDITOR_BACKEND: 'svn' }, /EDITOR_BACKEND must be github, gitlab or gitea/],
    [{ EDITOR_REVIEW: 'true' }, /EDITOR_REPOSITORY is missing/],
    [{ ...REPOSITORY, EDITOR_REVIEW: 'yes' }, /EDITOR_REVIEW must be true or false/],
    [
      { ...REPOSITORY, EDITOR_BACKEND: 'gitea', EDITOR_REVIEW: 'true' },
      /EDITOR_REVIEW needs github or gitlab/,
    ],
    [{ ...REPOSITORY, EDITOR_APP_ID: 'a1' }, /EDITOR_APP_ID needs gitlab or gitea/],
  ])('names the setting that cannot be used: %j', (settings, message) => {
    expect(() => readGitHost(settings)).toThrow(message)
  })
})
