import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { replaced } from './configuration.ts'

const SCRIPT = resolve(import.meta.dirname, '../../deploy/switch-release.sh')

test('a release that starts and is ready takes the place of the one before', () => {
  const { status, inUse, asked } = switchRelease({})
  expect(status).toBe(0)
  expect(inUse).toBe('new')
  expect(asked.filter((line) => /^(start|stop|restart) /.test(line))).toEqual([
    'start website@3001',
    'restart website@3000',
    'stop website@3001',
  ])
})

test.each([
  ['cannot be started', { refused: 'start website@3001' }],
  ['cannot be started, after one that failed', { refused: '* website@3001' }],
  ['does not become ready', { unready: '3001' }],
])('a release that %s is taken back, and the server in use is left alone', (_, faults) => {
  const { status, inUse, asked, said } = switchRelease(faults)
  expect(status).toBe(1)
  expect(inUse).toBe('old')
  expect(asked).not.toContain('restart website@3000')
  expect(said).toContain('the one before stays')
})

test.each([
  ['cannot be started', { refused: 'restart website@3000' }],
  ['does not become ready', { unready: '3000' }],
])('a release that %s at the first place serves on at the second', (_, faults) => {
  const { status, inUse, asked, said } = switchRelease(faults)
  expect(status).toBe(1)
  expect(inUse).toBe('new')
  expect(asked).not.toContain('stop website@3001')
  expect(said).toContain('serves at port 3001')
})

/** Runs the script with systemd's place taken by a program that writes down what it is asked, and may refuse it. */
function switchRelease({ refused = '-', unready = '-' }: { refused?: string; unready?: string }) {
  const folder = temporaryFolder()
  const current = join(folder, 'current')
  for (const name of ['old', 'new'])
    for (const file of ['dist/index.html', 'deploy/generated/nginx-headers.conf', 'node_modules/.bin/node'])
      write(join(folder, name, file), '')
  symlinkSync(join(folder, 'old'), current)
  const script = replaced(readFileSync(SCRIPT, 'utf8'), [[/^current=.*$/m, `current=${current}`]])
  write(join(folder, 'deploy/switch-release.sh'), script)
  write(join(folder, 'deploy/is-ready.sh'), `#!/bin/sh\n[ "$1" != '${unready}' ]\n`)
  const asked = join(folder, 'asked')
  write(
    join(folder, 'bin/systemctl'),
    `#!/bin/sh\necho "$*" >>${asked}\ncase "$*" in ${refused.replaceAll(' ', '\\ ')}) exit 1 ;; esac\n`,
  )
  const { status, stderr } = spawnSync('sh', ['deploy/switch-release.sh', 'new'], {
    cwd: folder,
    env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}` },
    encoding: 'utf8',
  })
  return {
    status,
    said: stderr,
    inUse: readlinkSync(current).split('/').at(-1),
    asked: readFileSync(asked, 'utf8').trim().split('\n'),
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text, { mode: 0o755 })
}
