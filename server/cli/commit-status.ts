const APIS: Record<string, [api: string, path: string]> = {
  github: ['https://api.github.com', '/api/v3'],
  gitea: ['https://gitea.com/api/v1', '/api/v1'],
  gitlab: ['https://gitlab.com/api/v4', '/api/v4'],
}

const MAX_DESCRIPTION_LENGTH = 140

type CommitState = {
  commit: string
  /** Whether it is a draft: only then is the address of the preview sent, to which Sveltia adds the path of the page. */
  isDraft: boolean
  state: string
  description: string
}

/** Returns the request that shows the state of a commit (docs/operations.md#publishing); undefined without EDITOR_STATUS_TOKEN. */
export function commitStatusRequest(
  settings: NodeJS.Dict<string>,
  { commit, isDraft, state, description }: CommitState,
): Request | undefined {
  const { EDITOR_STATUS_TOKEN: token, EDITOR_REPOSITORY: repository = '' } = settings
  const name = settings.EDITOR_BACKEND || 'github'
  const [api, path] = APIS[name] ?? []
  const [, server, repo] = /^(https?:\/\/[^/]+)?\/?(.+?)(?:\.git)?$/.exec(repository) ?? []
  if (!token || !api || !repo) return undefined
  const isGitLab = name === 'gitlab'
  const project = isGitLab ? `projects/${encodeURIComponent(repo)}` : `repos/${repo}`
  return new Request(`${server ? server + path : api}/${project}/statuses/${commit}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `${name === 'gitea' ? 'token' : 'Bearer'} ${token}`,
    },
    body: JSON.stringify({
      state: isGitLab && state === 'failure' ? 'failed' : state,
      description: description.slice(0, MAX_DESCRIPTION_LENGTH),
      [isGitLab ? 'name' : 'context']: 'website',
      ...(isDraft && { target_url: settings.SITE_URL?.replace('//', '//preview.') }),
    }),
    signal: AbortSignal.timeout(10_000),
  })
}
