import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { newSqliteAddress } from '#test/support/database-engines.ts'

/** Runs a command where a public address is this machine and nothing leaves it. */
const NAMESPACE = ['-rn', 'sh', '-c', 'ip link set lo up && ip addr add 8.8.4.4/32 dev lo && "$@"', 'sh']

it('webhook: is delivered once to a public address whose receiver was down for an hour', async ({ skip }) => {
  skip(spawnSync('unshare', [...NAMESPACE, 'true']).status !== 0, 'this machine allows no network namespaces')
  const script = [process.execPath, 'test/support/public-receiver.ts', newSqliteAddress().path]
  const { stdout } = await promisify(execFile)('unshare', [...NAMESPACE, ...script])
  expect(JSON.parse(stdout)).toEqual({ down: 'ECONNREFUSED', received: 1 })
})
