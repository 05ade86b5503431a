import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { createServerFolder } from '../support/spawn-server.ts'
import { startServer } from '../support/test-server.ts'
import { switchRelease } from './release-switch.ts'

test('switch-release.sh: switches to the new release once its server is ready', async () => {
  const { status, current, systemctlCalls } = await switchRelease({})
  expect(status).toBe(0)
  expect(current).toBe('new')
  expect(systemctlCalls.filter((line) => /^(start|stop|restart) /.test(line))).toEqual([
    'start website@3001',
    'restart website@3000',
    'stop website@3001',
  ])
})

test.each([
  ['start on the second port', { failing: 'start website@3001' }],
  ['start on the second port (every systemctl call for it fails)', { failing: '* website@3001' }],
  ['become ready on the second port', { unready: '3001' }],
])('switch-release.sh: keeps the old release running if the new one cannot %s', async (_, faults) => {
  const { status, current, systemctlCalls, stderr } = await switchRelease(faults)
  expect(status).toBe(1)
  expect(current).toBe('old')
  expect(systemctlCalls).not.toContain('restart website@3000')
  expect(stderr).toContain('the previous release stays in use')
})

test.each([
  ['restart on the first port', { failing: 'restart website@3000' }],
  ['become ready on the first port', { unready: '3000' }],
])(
  'switch-release.sh: keeps the new release running on the second port if it cannot %s',
  async (_, faults) => {
    const { status, current, systemctlCalls, stderr } = await switchRelease(faults)
    expect(status).toBe(1)
    expect(current).toBe('new')
    expect(systemctlCalls).not.toContain('stop website@3001')
    expect(stderr).toContain('is ready on port 3001, but not on port 3000')
  },
)

test('switch-release.sh: links the first release only if it becomes ready', async () => {
  expect(await switchRelease({ isFirst: true })).toMatchObject({ status: 0, current: 'new' })
  const failed = await switchRelease({ isFirst: true, unready: '3001' })
  expect(failed).toMatchObject({ status: 1, current: undefined })
  expect(failed.stderr).toContain('the first release is not ready: see journalctl -u website@3001')
})

test('switch-release.sh: prints why the new server is not ready', async () => {
  const folder = createServerFolder()
  const { url } = await startServer({}, folder)
  const other = new DatabaseSync(join(folder, 'data/contact.db'), { timeout: 5_000 })
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  const { status, stderr } = await switchRelease({ server: url })
  expect(status).toBe(1)
  expect(stderr).toContain('no message can be stored')
})
