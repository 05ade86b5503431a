import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

const SCRIPT = resolve(import.meta.dirname, 'publish-content.ts')
const SITE = 'content/site.yaml'

let folder: string
let shared: string
let mine: string

beforeEach(() => {
  folder = temporaryFolder()
  shared = join(folder, 'shared.git')
  mine = join(folder, 'mine')
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', shared)
  clone(mine)
  cpSync(resolve('content'), join(mine, 'content'), { recursive: true })
  writeFileSync(join(mine, '.gitignore'), 'node_modules\n')
  git(mine, 'add', '--all')
  git(mine, 'commit', '--quiet', '-m', 'Add the content')
  git(mine, 'push', '--quiet', '-u', 'origin', 'main')
})

describe('npm run publish:content', () => {
  it('sends a changed word to the shared repository, and says which file changed', () => {
    replaceIn(mine, SITE, 'Wuse 2', 'Wuse 3')
    const { status, output } = publish()
    expect(output).toContain(`changed ${SITE}`)
    expect(status).toBe(0)
    expect(git(shared, 'show', `main:${SITE}`)).toContain('Wuse 3')
    expect(git(shared, 'log', '-1', '--format=%s', 'main')).toBe('Update site.yaml\n')
  })

  it('sends a new and a removed file, and leaves changes outside content/ alone', () => {
    writeFileSync(join(mine, 'content/images/new.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    rmSync(join(mine, 'content/images/leaders/lead-a.avif'))
    cpSync(
      join(mine, 'content/images/leaders/lead-b.avif'),
      join(mine, 'content/images/leaders/lead-a.avif.avif'),
    )
    replaceIn(mine, leaderOf('lead-a.avif'), 'lead-a.avif', 'lead-a.avif.avif')
    writeFileSync(join(mine, 'notes.txt'), 'mine')
    writeFileSync(join(mine, '.gitignore'), 'node_modules\nnotes\n')
    git(mine, 'add', '.gitignore')
    const { status, output } = publish()
    expect(output).toContain('added content/images/new.svg')
    expect(output).toContain('removed content/images/leaders/lead-a.avif\n')
    expect(status).toBe(0)
    expect(git(shared, 'ls-tree', '-r', '--name-only', 'main')).not.toContain('notes.txt')
    expect(git(shared, 'show', 'main:.gitignore')).toBe('node_modules\n')
    expect(git(mine, 'status', '--porcelain')).toBe(' M .gitignore\n?? notes.txt\n')
  })

  it('says that nothing has changed', () => {
    expect(publish()).toEqual({ status: 0, output: expect.stringContaining('nothing to publish') })
  })

  it('publishes nothing while the content breaks a rule', () => {
    replaceIn(mine, SITE, 'RC 0000000', 'RC 12')
    const { status, output } = publish()
    expect(output).toContain(`${SITE}: registrationNumber: write the number with RC or BN in front`)
    expect(output).toContain('Nothing was published')
    expect(status).toBe(1)
    expect(git(mine, 'log', '--format=%s')).toBe('Add the content\n')
  })

  it('puts the change after a change of someone else', () => {
    changeAsSomeoneElse('content/offline.yaml', 'title:', 'title:')
    replaceIn(mine, SITE, 'Wuse 2', 'Wuse 3')
    expect(publish().status).toBe(0)
    expect(git(shared, 'log', '--format=%s', 'main').split('\n')).toEqual([
      'Update site.yaml',
      'Change as someone else',
      'Add the content',
      '',
    ])
  })

  it('names the file in which someone else has changed the same line, and keeps the change', () => {
    changeAsSomeoneElse(SITE, 'Wuse 2', 'Wuse 4')
    replaceIn(mine, SITE, 'Wuse 2', 'Wuse 3')
    const { status, output } = publish()
    expect(output).toContain(`Someone else has changed the same lines:\n${SITE}`)
    expect(status).toBe(1)
    expect(readFileSync(join(mine, SITE), 'utf8')).toContain('Wuse 3')
    expect(git(mine, 'status', '--porcelain')).toBe('')
  })

  it('keeps the change while the shared repository does not answer, and sends it the next time', () => {
    replaceIn(mine, SITE, 'Wuse 2', 'Wuse 3')
    renameSync(shared, `${shared}.away`)
    expect(publish()).toEqual({ status: 1, output: expect.stringContaining('does not answer') })
    renameSync(`${shared}.away`, shared)
    expect(publish().status).toBe(0)
    expect(git(shared, 'show', `main:${SITE}`)).toContain('Wuse 3')
  })
})

function publish(): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT], { cwd: mine, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

function clone(target: string): void {
  git(folder, 'clone', '--quiet', shared, target)
  git(target, 'config', 'user.name', 'An Editor')
  git(target, 'config', 'user.email', 'editor@example.com')
  mkdirSync(join(target, 'node_modules'))
  symlinkSync(resolve('node_modules/simple-icons'), join(target, 'node_modules/simple-icons'))
}

function changeAsSomeoneElse(file: string, text: string, replacement: string): void {
  const theirs = join(folder, 'theirs')
  clone(theirs)
  replaceIn(theirs, file, text, replacement)
  git(theirs, 'commit', '--quiet', '--all', '--allow-empty', '-m', 'Change as someone else')
  git(theirs, 'push', '--quiet')
}

function replaceIn(root: string, file: string, text: string, replacement: string): void {
  writeFileSync(join(root, file), readFileSync(join(root, file), 'utf8').replace(text, replacement))
}

/** Returns the file of the person with this portrait. */
function leaderOf(portrait: string): string {
  return git(mine, 'grep', '--name-only', '--fixed-strings', `/${portrait}`, '--', 'content/leaders').trim()
}

function git(cwd: string, ...options: string[]): string {
  return execFileSync('git', options, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}
