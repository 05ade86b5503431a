import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { startServer } from '#test/support/test-server.ts'
import { createLogOutput } from './log.ts'

const MAX_STOP_MS = 5_000
const MORE_THAN_A_PIPE_HOLDS = 1_000

it('createLogOutput: writes lines to a file, and loses those for which the disk has no room', () => {
  const file = join(temporaryFolder(), 'log')
  const [descriptor, full] = [openSync(file, 'w'), openSync('/dev/full', 'w')]
  onTestFinished(() => [descriptor, full].forEach(closeSync))
  createLogOutput(descriptor).write('one\n')
  expect(readFileSync(file, 'utf8')).toBe('one\n')
  createLogOutput(full).write('one\n')
})

describe('server whose log is not read', () => {
  it.each([
    ['stops reading', 'pause'],
    ['has exited', 'destroy'],
  ] as const)(
    'answers requests and stops, if the reader %s',
    async (_, method) => {
      const { url, process: child, exited } = await startServer({ LOG_LEVEL: 'trace' })
      child.stdout?.[method]()
      const path = `/${'x'.repeat(2_000)}`
      for (let n = 0; n < MORE_THAN_A_PIPE_HOLDS; n++) expect((await fetch(url + path)).status).toBe(404)
      const start = performance.now()
      child.kill('SIGTERM')
      expect(await exited).toBe(0)
      expect(performance.now() - start).toBeLessThan(MAX_STOP_MS)
    },
    90_000,
  )
})
