/** The public servers of the git hosts, and how each takes the status of a commit. */
const HOSTS: Record<string, { api: string; path: string; statusPath: (repo: string) => string }> = {
  github: {
    api: 'https://api.github.com',
    path: '/api/v3',
    statusPath: (repo) => `/repos/${repo}/statuses/`,
  },
  gitea: {
    api: 'https://gitea.com/api/v1',
    path: '/api/v1',
    statusPath: (repo) => `/repos/${repo}/statuses/`,
  },
  gitlab: {
    api: 'https://gitlab.com/api/v4',
    path: '/api/v4',
    statusPath: (repo) => `/projects/${encodeURIComponent(repo)}/statuses/`,
  },
}

/** GitHub rejects longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 140

export type CommitStatus = { commit: string; isPublic: boolean; description: string }

/**
 * Returns the request that shows at the git host whether a commit is public; undefined without EDITOR_STATUS_TOKEN
 * (docs/operations.md#publishing).
 * @param settings the settings of the editor: docs/operations.md#settings
 */
export function commitStatusRequest(
  settings: NodeJS.Dict<string>,
  { commit, isPublic, description }: CommitStatus,
): Request | undefined {
  const { EDITOR_STATUS_TOKEN: token, EDITOR_REPOSITORY: repository = '' } = settings
  const name = settings.EDITOR_BACKEND || 'github'
  const host = HOSTS[name]
  const [, server, repo] = /^(https?:\/\/[^/]+)?\/?(.+?)(?:\.git)?$/.exec(repository) ?? []
  if (!token || !host || !repo) return undefined
  const isGitLab = name === 'gitlab'
  return new Request(`${server ? server + host.path : host.api}${host.statusPath(repo)}${commit}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `${name === 'gitea' ? 'token' : 'Bearer'} ${token}`,
    },
    body: JSON.stringify({
      state: isPublic ? 'success' : isGitLab ? 'failed' : 'failure',
      description: description.slice(0, MAX_DESCRIPTION_LENGTH),
      [isGitLab ? 'name' : 'context']: 'website',
    }),
    signal: AbortSignal.timeout(10_000),
  })
}
