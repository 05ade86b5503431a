/** The host of the repository to which the page /edit of the built site saves. */
export type GitHost = {
  backend: {
    name: string
    repo: string
    branch: string
    base_url?: string
    api_root?: string
    app_id?: string
    auth_type?: 'pkce'
  }
  /** Whether a saved change is a draft until somebody publishes it. */
  isReviewed: boolean
  origins: readonly string[]
}

const PUBLIC_ORIGINS: Record<string, readonly string[]> = {
  github: ['https://api.github.com', 'https://raw.githubusercontent.com', 'https://*.githubusercontent.com'],
  gitlab: ['https://gitlab.com'],
  gitea: ['https://gitea.com'],
}

const API_PATHS: Record<string, string> = { github: '/api/v3', gitlab: '/api/v4', gitea: '/api/v1' }

/**
 * Returns the host that the settings name (docs/operations.md#settings), or undefined if there are none.
 * @throws {Error} if a setting cannot be used; the message names it
 */
export function readGitHost(settings: NodeJS.Dict<string>): GitHost | undefined {
  const { EDITOR_REPOSITORY: repository, EDITOR_BACKEND, EDITOR_BRANCH } = settings
  const { EDITOR_REVIEW: review, EDITOR_APP_ID: appId } = settings
  if (!repository) {
    if (EDITOR_BACKEND || EDITOR_BRANCH || appId || review === 'true')
      throw new Error('EDITOR_REPOSITORY is missing: write it like owner/website')
    return undefined
  }
  const name = EDITOR_BACKEND || 'github'
  const publicOrigins = PUBLIC_ORIGINS[name]
  if (!publicOrigins) throw new Error(`EDITOR_BACKEND must be github, gitlab or gitea; it is "${name}"`)
  const [, server, repo] = /^(https?:\/\/[^/]+)?\/?([\w.-]+(?:\/[\w.-]+)+)$/.exec(repository) ?? []
  if (!repo)
    throw new Error(
      `EDITOR_REPOSITORY must be like owner/website or https://git.example.com/owner/website; it is "${repository}"`,
    )
  if (review && !['true', 'false'].includes(review))
    throw new Error(`EDITOR_REVIEW must be true or false; it is "${review}"`)
  const isReviewed = review === 'true'
  if (isReviewed && name === 'gitea')
    throw new Error('EDITOR_REVIEW needs github or gitlab as EDITOR_BACKEND')
  if (appId && name === 'github') throw new Error('EDITOR_APP_ID needs gitlab or gitea as EDITOR_BACKEND')
  const button = appId && { app_id: appId, auth_type: 'pkce' as const }
  const ownServer = server && { base_url: server, api_root: server + API_PATHS[name] }
  return {
    backend: {
      name,
      repo: repo.replace(/\.git$/, ''),
      branch: EDITOR_BRANCH || 'main',
      ...ownServer,
      ...button,
    },
    isReviewed,
    origins: server ? [server] : publicOrigins,
  }
}

/**
 * Returns the content security policy of the page /edit. Sveltia CMS adds its styles with scripts, reads pictures as
 * blobs, and talks with the host alone.
 * @param ownOrigin origin of the page; `'self'` would also allow the web socket by which the development server reloads it
 */
export function editorPolicy(host: GitHost | undefined, ownOrigin = "'self'"): string {
  const origins = host?.origins.join(' ') ?? ''
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data: ${origins}`.trim(),
    "font-src 'self'",
    `connect-src ${ownOrigin} blob: data: ${origins}`.trim(),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
  ].join('; ')
}
