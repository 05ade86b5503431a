import { spawnSync } from 'node:child_process'
import { checkContent, formatProblem } from '#src/content/validate/check-content.ts'
import { formatContent } from '#src/dev/editor/format-content.ts'

// npm run publish:content: checks the content, commits the changes of content/ and nothing else, and sends them to the
// shared repository.
const KEPT = 'Your changes are kept on this computer.'

const root = process.cwd()

class PublishError extends Error {}

try {
  publish()
} catch (error) {
  if (!(error instanceof PublishError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function publish(): void {
  if (git('rev-parse', '--show-toplevel').status !== 0)
    throw new PublishError(
      'This folder is no copy of the shared project: it has no history. Ask a developer.',
    )
  if (git('config', 'user.email').stdout.trim() === '')
    throw new PublishError(
      'git does not know your name. Type these two lines once, with your name and your email address:\n' +
        '  git config --global user.name "Your Name"\n  git config --global user.email you@example.com',
    )
  assertValid('Nothing was published.')
  formatContent(root)
  const changes = changedFiles()
  if (changes.length === 0 && commitsToSend() === 0) {
    console.log('There is nothing to publish: no file in content/ has changed.')
    return
  }
  if (changes.length > 0) commit(changes)
  fetchOthers()
  assertValid('Nothing was published. The mistakes came with the changes of others.')
  send()
}

function assertValid(result: string): void {
  const { problems } = checkContent(root)
  if (problems.length === 0) return
  throw new PublishError(
    [...problems.map(formatProblem), `${result} Correct these fields and try again.`].join('\n'),
  )
}

/** Returns a line for each changed file, like `changed content/site.yaml`. */
function changedFiles(): string[] {
  const { stdout } = git(
    'status',
    '--porcelain=v1',
    '--no-renames',
    '--untracked-files=all',
    '-z',
    '--',
    'content',
  )
  return stdout
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => `${verbFor(line.slice(0, 2))} ${line.slice(3)}`)
}

function verbFor(status: string): string {
  if (status === '??' || status.includes('A')) return 'added'
  return status.includes('D') ? 'removed' : 'changed'
}

function commit(changes: readonly string[]): void {
  console.log(['You publish:', ...changes.map((change) => `  ${change}`)].join('\n'))
  const [only = ''] = changes
  const subject =
    changes.length === 1
      ? `Update ${only.replace(/^\w+ content\//, '')}`
      : `Update ${changes.length} content files`
  run('add', '--all', '--', 'content')
  run('commit', '--quiet', '-m', subject.slice(0, 72), '-m', changes.join('\n'), '--', 'content')
}

function commitsToSend(): number {
  const { status, stdout } = git('rev-list', '--count', '@{upstream}..HEAD')
  return status === 0 ? Number(stdout) : 0
}

function fetchOthers(): void {
  if (git('rev-parse', '--abbrev-ref', '@{upstream}').status !== 0)
    throw new PublishError(
      `${KEPT} This copy of the project is connected to no shared repository. Ask a developer.`,
    )
  if (git('fetch').status !== 0)
    throw new PublishError(`${KEPT} The shared repository does not answer. Try again when you are online.`)
  if (git('rebase', '--autostash', '@{upstream}').status === 0) return
  const files = git('diff', '--name-only', '--diff-filter=U').stdout.trim()
  git('rebase', '--abort')
  throw new PublishError(
    `${KEPT} Someone else has changed the same lines:\n${files}\nAsk a developer to put both changes together.`,
  )
}

function send(): void {
  const { status, stderr } = git('push', '--quiet')
  if (status !== 0)
    throw new PublishError(`${KEPT} The shared repository does not accept them:\n${stderr.trim()}`)
  console.log('Published.')
}

function run(...options: string[]): void {
  const { status, stderr, stdout } = git(...options)
  if (status !== 0) throw new PublishError(`git ${options[0]} failed: ${(stderr || stdout).trim()}`)
}

function git(...options: string[]) {
  return spawnSync('git', options, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
  })
}
