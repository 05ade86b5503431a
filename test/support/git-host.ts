import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page, Route } from '@playwright/test'

type Change = { path: string; contents?: string }
type Query = { query: string; variables: { input?: CommitInput } }
type CommitInput = {
  fileChanges: { additions: Change[]; deletions: Change[] }
  message: { headline: string }
}

/** Answers the requests of Sveltia CMS to the API of GitHub from a local repository. @returns the requests as method and path */
export async function answerAsGitHub(page: Page, folder: string): Promise<string[]> {
  const requests: string[] = []
  const git = (...options: string[]) => execFileSync('git', options, { cwd: folder, encoding: 'utf8' }).trim()
  const json = (route: Route, body: unknown) =>
    route.fulfill({ json: body, headers: { 'access-control-allow-origin': '*' } })

  const tree = () =>
    git('ls-tree', '-r', '-l', 'HEAD')
      .split('\n')
      .map((line) => {
        const [, type, sha, size, path] = /^\d+ (\w+) (\w+) +(\d+)\t(.+)$/.exec(line) ?? []
        return { type, sha, size: Number(size), path }
      })

  /** The texts of the blobs that a query names by alias and hash. It names commits too, to ask for their deployments. */
  const blobs = (query: string) =>
    Object.fromEntries(
      [...query.matchAll(/(\w+): object\(oid: "(\w+)"\)\s*\{\s*\.\.\. on Blob/g)].map(
        ([, alias, sha = '']) => [
          alias,
          {
            text: execFileSync('git', ['cat-file', 'blob', sha], { cwd: folder, encoding: 'utf8' }),
            isTruncated: false,
          },
        ],
      ),
    )

  function commit({ fileChanges, message }: CommitInput) {
    for (const { path, contents = '' } of fileChanges.additions) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), Buffer.from(contents, 'base64'))
    }
    for (const { path } of fileChanges.deletions) rmSync(join(folder, path))
    git('add', '--all', 'content')
    git('commit', '--quiet', '-m', message.headline)
    return { commit: { oid: git('rev-parse', 'HEAD'), committedDate: git('log', '-1', '--format=%cI') } }
  }

  function answer({ query, variables }: Query): unknown {
    if (variables.input) return { createCommitOnBranch: commit(variables.input) }
    const head = { oid: git('rev-parse', 'HEAD'), message: git('log', '-1', '--format=%s') }
    return { repository: { ref: { target: { history: { nodes: [head] } } }, ...blobs(query) } }
  }

  await page.route('https://api.github.com/**', (route) => {
    const { pathname } = new URL(route.request().url())
    const query = pathname === '/graphql' ? (route.request().postDataJSON() as Query) : undefined
    requests.push(
      `${route.request().method()} ${pathname}${query ? ` ${/createCommitOnBranch|object|history/.exec(query.query)?.[0] ?? ''}` : ''}`,
    )
    if (query) return json(route, { data: answer(query) })
    if (pathname.includes('/git/trees/')) return json(route, { tree: tree(), truncated: false })
    if (pathname.includes('/collaborators/'))
      return route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } })
    return json(route, { id: 1, login: 'editor', name: 'Editor', email: 'editor@example.com', html_url: '' })
  })
  return requests
}
