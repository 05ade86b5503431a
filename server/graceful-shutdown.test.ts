import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { validMessage } from '#test/support/messages.ts'
import { postMessage, startServer } from '#test/support/test-server.ts'

const WITHIN = { timeout: 10_000, interval: 20 }

describe('shutDownOnSignal', () => {
  it('makes the probes fail on SIGTERM, finishes open requests and exits with 0', async () => {
    const { url, process, exited, output } = await startServer()
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    const openRequest = await beginPost(url)
    const start = performance.now()
    process.kill('SIGTERM')
    await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(503), WITHIN)
    const { status, headers } = await fetch(`${url}/healthz`)
    expect([status, headers.get('connection')]).toEqual([503, 'close'])
    expect((await postMessage(url, validMessage)).status).toBe(201)
    openRequest.destroy()
    expect(await exited).toBe(0)
    expect(performance.now() - start).toBeLessThan(10_000)
    expect(output()).toContain('"stopped"')
  })

  it('does not wait for the idle connections that a proxy keeps', async () => {
    const { url, process, exited } = await startServer({ TRUST_PROXY: '127.0.0.1' })
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
    await new Promise((resolve) => socket.once('data', resolve))
    const start = performance.now()
    process.kill('SIGTERM')
    expect(await exited).toBe(0)
    expect(performance.now() - start).toBeLessThan(5_000)
  })

  it('exits on SIGINT without waiting for load balancers, and ignores the second one that npm sends', async () => {
    const { url, process, exited, output } = await startServer()
    const openRequest = await beginPost(url)
    const start = performance.now()
    process.kill('SIGINT')
    await vi.waitFor(() => expect(output()).toContain('"stopping"'), { ...WITHIN, interval: 1 })
    process.kill('SIGINT')
    // A signal that is ignored leaves no trace to wait for. If 50 ms are too short, the test still passes.
    await wait(50)
    openRequest.destroy()
    expect(await exited).toBe(0)
    expect(performance.now() - start).toBeLessThan(3_000)
    expect(output()).toContain('"stopped"')
  })
})

/** Sends the beginning of a request. A graceful shutdown waits for the rest of the request. */
function beginPost(url: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.on('error', reject)
    onTestFinished(() => void socket.destroy())
    const head = 'POST /api/contact HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'
    socket.write(`${head}content-length: 100\r\n\r\n{`, () => resolve(socket))
  })
}
