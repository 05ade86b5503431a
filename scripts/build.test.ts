import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

const SCRIPT = resolve(import.meta.dirname, 'build.ts')

/** Replaces `astro build`: appends the settings of each build to the file `builds`. Like Astro, reads .env for unset variables. */
const BUILD = `#!/bin/sh
mkdir -p "\${CONTENT_ROOT:-.}/dist"
if [ -z "\${RETENTION_DAYS+set}" ] && [ -f .env ]; then . ./.env; fi
echo "\${SITE_URL:-unset} \${RETENTION_DAYS:-unset}" >> builds
`
const A = { SITE_URL: 'https://a.example' }
const B = { SITE_URL: 'https://b.example' }

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
  write('bin/astro', BUILD)
  chmodSync(join(folder, 'bin/astro'), 0o755)
  write('content/work/first.yaml', 'name: First')
  write('src/App.tsx', '')
  write('src/App.test.tsx', '')
  write('builds', '')
  makeOld()
})

it('npm run build: always builds, with settings of the environment or else of .env; an empty one hides that of .env', () => {
  write('.env', 'SITE_URL=https://file.example\nRETENTION_DAYS=90\n')
  run([])
  run([], { ...A, RETENTION_DAYS: '' })
  expect(builds()).toEqual(['https://file.example 90', 'https://a.example unset'])
})

it('npm run build: fails if Astro fails, and the next start builds', () => {
  write('bin/astro', '#!/bin/sh\nexit 3\n')
  expect(run([]).status).toBe(3)
  write('bin/astro', BUILD)
  run(['--if-missing'])
  expect(builds()).toHaveLength(1)
})

describe('npm start', () => {
  const start = (settings = {}) => run(['--if-missing'], settings)

  it('builds a missing site once, and again when a setting is another; an unset one keeps its value', () => {
    for (const settings of [{}, {}, A, {}, { SITE_URL: '' }, A, B]) start(settings)
    expect(builds()).toEqual(['unset unset', 'https://a.example unset', 'https://b.example unset'])
    rmSync(join(folder, 'dist'), { recursive: true })
    start()
    expect(builds().at(-1)).toBe('unset unset')
  })

  it.each(['content/work/first.yaml', 'src/App.tsx'])(
    'does not build after %s changed, but warns',
    (file) => {
      run([], A)
      expect(start().stderr).toBe('')
      write(file, 'changed')
      expect(start().stderr).toContain('older than its source: npm run build')
      expect(builds()).toHaveLength(1)
    },
  )
})

describe('build of the tests', () => {
  const build = (settings = {}) => run(['--if-older'], settings)

  it('builds again after an entry changed or went, or when a setting changed or went, and not after a test changed', () => {
    for (const settings of [{}, A, {}, {}]) build(settings)
    expect(builds()).toHaveLength(3)
    write('src/App.test.tsx', 'changed')
    build()
    expect(builds()).toHaveLength(3)
    rmSync(join(folder, 'content/work/first.yaml'))
    build()
    expect(builds()).toHaveLength(4)
  })

  it('builds the content of CONTENT_ROOT next to it', () => {
    write('other/content/site.yaml', 'name: Other')
    for (const CONTENT_ROOT of ['other', 'other', '.']) build({ CONTENT_ROOT })
    expect(builds()).toHaveLength(2)
    expect(readFileSync(join(folder, 'other/dist/.build.env'), 'utf8')).toBe('CONTENT_ROOT="other"\n')
  })
})

function run(args: string[], settings: Record<string, string> = {}) {
  const PATH = [join(folder, 'bin'), dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter)
  const options = { cwd: folder, env: { PATH, ...settings }, encoding: 'utf8' } as const
  return spawnSync(process.execPath, [SCRIPT, ...args], options)
}

function builds(): string[] {
  return readFileSync(join(folder, 'builds'), 'utf8').split('\n').filter(Boolean)
}

/** Makes files older than the next build, which may be in the same millisecond. */
function makeOld(): void {
  for (const path of ['content/work/first.yaml', 'content/work', 'content', 'src/App.tsx', 'src'])
    utimesSync(join(folder, path), 1, 1)
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}
