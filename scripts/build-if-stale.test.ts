import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

const SCRIPT = resolve(import.meta.dirname, 'build-if-stale.ts')

/** Script that replaces `astro build` and appends the settings of each build to the file `builds`. */
const BUILD = `#!/bin/sh
rm -rf $3 && mkdir $3
# Like Astro, reads .env only for variables that are unset; RETENTION_DAYS stands for all of them.
if [ -z "\${RETENTION_DAYS+set}" ] && [ -f .env ]; then . ./.env; fi
echo "\${SITE_URL:-unset} \${RETENTION_DAYS:-unset}" >> builds
`

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
  for (const part of ['bin', 'content', 'server']) mkdirSync(join(folder, part), { recursive: true })
  write('bin/astro', BUILD)
  chmodSync(join(folder, 'bin/astro'), 0o755)
  write('content/site.yaml', 'name: Acme')
  write('astro.config.ts', 'export default {}')
  write('builds', '')
})

describe('build-if-stale', () => {
  it('builds a missing site, and does not build it again without a change', () => {
    run([])
    run([])
    expect(builds()).toEqual(['unset unset'])
  })

  it.each([
    'content/site.spec.ts',
    'content/site.test.ts',
    'content/Site.test.tsx',
    'server/mail/mail-templates.ts',
    'server/messages/corpus/training/real-business.txt',
  ])('does not build again after %s changes, which no page contains', (file) => {
    write(file, '')
    run([])
    write(file, 'changed')
    run([])
    expect(builds()).toEqual(['unset unset'])
  })

  it.each(['content/site.yaml', 'astro.config.ts'])('builds again after %s changes', (file) => {
    run([])
    write(file, 'changed')
    run([])
    expect(builds()).toHaveLength(2)
  })

  it('builds again when a setting changes or is removed', () => {
    run([], { SITE_URL: 'https://a.example' })
    run([], { SITE_URL: 'https://b.example' })
    run([])
    expect(builds()).toEqual(['https://a.example unset', 'https://b.example unset', 'unset unset'])
  })

  it('builds other content from CONTENT_ROOT, and again after that content changes', () => {
    write('other/content/site.yaml', 'name: Other')
    run([], { CONTENT_ROOT: 'other' })
    run([], { CONTENT_ROOT: 'other' })
    write('content/site.yaml', 'name: changed')
    run([], { CONTENT_ROOT: 'other' })
    expect(builds()).toHaveLength(1)
    write('other/content/site.yaml', 'name: changed')
    run([], { CONTENT_ROOT: 'other' })
    expect(builds()).toHaveLength(2)
  })

  it('builds into another folder, which becomes stale by itself', () => {
    run(['--out=other'])
    run(['--out=other'])
    run([])
    expect(builds()).toHaveLength(2)
  })

  it('builds again after a failed build', () => {
    write('bin/astro', '#!/bin/sh\nexit 3\n')
    expect(() => run([])).toThrow()
    write('bin/astro', BUILD)
    run([])
    expect(builds()).toHaveLength(1)
  })
})

describe('npm run build', () => {
  const build = (settings = {}) => run(['--always'], settings)

  it('builds even if nothing has changed', () => {
    build()
    build()
    expect(builds()).toHaveLength(2)
  })

  it('reads settings from the environment or else from .env; an empty variable hides the value in .env', () => {
    write('.env', 'SITE_URL=https://file.example\nRETENTION_DAYS=90\n')
    build()
    build({ SITE_URL: 'https://given.example', RETENTION_DAYS: '' })
    expect(builds()).toEqual(['https://file.example 90', 'https://given.example unset'])
  })
})

describe('npm start', () => {
  const start = (settings = {}) => run(['--keep-settings'], settings)

  it('does not build again without a change, and keeps the settings of the last build', () => {
    run(['--always'], { SITE_URL: 'https://example.com', RETENTION_DAYS: '90' })
    start()
    start({ SITE_URL: '' })
    expect(builds()).toHaveLength(1)
    const settings = { SITE_URL: 'https://example.com', RETENTION_DAYS: '90' }
    expect(parseEnv(read('dist/.build.env'))).toEqual(settings)
  })

  it('builds again after a change, with the settings of the last build, and when a setting changes', () => {
    run(['--always'], { SITE_URL: 'https://a.example' })
    write('content/site.yaml', 'name: Another')
    start()
    start({ SITE_URL: 'https://b.example' })
    expect(builds()).toEqual([
      'https://a.example unset',
      'https://a.example unset',
      'https://b.example unset',
    ])
  })

  it('says which settings it uses if the last build recorded none', () => {
    run(['--always'])
    rmSync(join(folder, 'dist/.build.env'))
    expect(start().stderr).toContain('.build.env is missing: building with the settings of the environment')
    expect(start().stderr).toBe('')
  })

  it('builds again without settings when dist is missing', () => {
    run(['--always'], { SITE_URL: 'https://example.com' })
    rmSync(join(folder, 'dist'), { recursive: true })
    start()
    expect(builds().at(-1)).toBe('unset unset')
  })
})

function run(args: string[], settings: Record<string, string> = {}): { stderr: string } {
  const PATH = [join(folder, 'bin'), dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter)
  const options = { cwd: folder, env: { PATH, ...settings }, encoding: 'utf8' } as const
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], options)
  if (status !== 0) throw new Error(stderr)
  return { stderr }
}

function builds(): string[] {
  return read('builds').split('\n').filter(Boolean)
}

function read(file: string): string {
  return readFileSync(join(folder, file), 'utf8')
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}
