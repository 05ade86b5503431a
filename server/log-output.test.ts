import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { freePort } from '#test/support/free-port.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { startServer } from '#test/support/test-server.ts'
import { createLogOutput } from './log-output.ts'

const WITHIN = { timeout: 10_000, interval: 50 }
const MAX_STOP_MS = 5_000

describe('createLogOutput', () => {
  it('writes lines to a file, and counts those that a full disk loses', () => {
    const file = join(temporaryFolder(), 'log')
    const [descriptor, full] = [openSync(file, 'w'), openSync('/dev/full', 'w')]
    onTestFinished(() => [descriptor, full].forEach(closeSync))
    const output = createLogOutput(descriptor)
    output.write('one\n')
    output.write('two\n')
    expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n')
    expect(output.droppedLines()).toBe(0)

    const lost = createLogOutput(full)
    lost.write('one\n')
    lost.write('two\n')
    expect(lost.droppedLines()).toBe(2)
  })
})

describe('server whose log is not read', () => {
  it.each([
    ['stops reading', 'pause'],
    ['has exited', 'destroy'],
  ] as const)(
    'answers requests, counts the lost lines and stops, if the reader %s',
    async (_, method) => {
      const port = await freePort()
      const {
        url,
        process: child,
        exited,
      } = await startServer({ METRICS_PORT: String(port), LOG_LEVEL: 'trace' })
      child.stdout?.[method]()
      const path = `/${'x'.repeat(2_000)}`
      const lostLines = async () => {
        for (let n = 0; n < 100; n++) expect((await fetch(url + path)).status).toBe(404)
        const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
        return Number(/^website_log_lines_dropped_total (\d+)$/m.exec(metrics)?.[1])
      }
      await vi.waitFor(async () => expect(await lostLines()).toBeGreaterThan(0), {
        ...WITHIN,
        timeout: 60_000,
      })
      const start = performance.now()
      child.kill('SIGTERM')
      expect(await exited).toBe(0)
      expect(performance.now() - start).toBeLessThan(MAX_STOP_MS)
    },
    90_000,
  )
})
