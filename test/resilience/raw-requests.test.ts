import { connect } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { validMessage } from '../support/messages.ts'
import { startTestApp } from '../support/test-app.ts'
import { findNginx, startNginx } from './nginx.ts'

const body = JSON.stringify(validMessage)
const post = (headers: string, content: string) =>
  `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${content}`
const chunked = `${body.length.toString(16)};note="x"\r\n${body}\r\n0\r\n\r\n`
const hidden = 'GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n'
const last = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'

/** Request smuggling: each makes one request look like two, or two like one. */
const AMBIGUOUS: [name: string, bytes: string][] = [
  ['a length and chunks', post('Content-Length: 4\r\nTransfer-Encoding: chunked', `0\r\n\r\n${hidden}`)],
  ['two lengths', post(`Content-Length: ${body.length}\r\nContent-Length: 0`, body + hidden)],
  ['a list of lengths', post('Content-Length: 0, 5', `12345${hidden}`)],
  ['a signed length', post('Content-Length: +5', `12345${hidden}`)],
  ['an unknown coding', post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${hidden}`)],
  ['a coding in disguise', post('Transfer-Encoding:\u000bchunked', `0\r\n\r\n${hidden}`)],
  ['a header without a colon', post('Content-Length 4', hidden)],
  ['a wrong chunk size', post('Transfer-Encoding: chunked', `0x4\r\nabcd\r\n0\r\n\r\n${hidden}`)],
]

async function listen() {
  const { app, database } = await startTestApp({ withSite: false })
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const messages = () => database.selectFrom('messages').select('message').execute()
  return { port: Number(port), messages }
}

describe('raw requests', () => {
  it('that follow each other without waiting are answered in order', async () => {
    const { port, messages } = await listen()
    const length = `Content-Length: ${body.length}`
    const answer = await sendRaw(port, hidden + post(length, body) + hidden + last)
    expect(statusesIn(answer)).toEqual([200, 201, 200, 200])
    expect(answer.trimEnd()).toMatch(/\{"status":"ok"\}$/)
    expect(await messages()).toHaveLength(1)
  })

  it('may come in chunks with extensions', async () => {
    const { port, messages } = await listen()
    expect(statusesIn(await sendRaw(port, post('Transfer-Encoding: chunked', chunked) + last))).toEqual([
      201, 200,
    ])
    expect(await messages()).toHaveLength(1)
  })

  it.each([
    ['headers of 100 KB', `X-Long: ${'x'.repeat(100_000)}`],
    ['2,000 headers', Array.from({ length: 2_000 }, (_, n) => `X-${n}: x`).join('\r\n')],
  ])('with %s are answered 431', async (_, headers) => {
    const { port } = await listen()
    expect(statusesIn(await sendRaw(port, post(headers, body)))).toEqual([431])
  })

  it.each(AMBIGUOUS)('with %s are refused and nothing behind them is heard', async (_, bytes) => {
    const { port, messages } = await listen()
    expect(statusesIn(await sendRaw(port, bytes + last))).toEqual([400])
    expect(await messages()).toEqual([])
  })
})

describe.skipIf(!findNginx())('behind nginx', () => {
  it.each(AMBIGUOUS)('a request with %s never gives its answer to another visitor', async (_, bytes) => {
    const { port, messages } = await listen()
    const nginx = await startNginx([port])
    onTestFinished(nginx.stop)
    const front = Number(new URL(nginx.url).port)
    const statuses = statusesIn(await sendRaw(front, bytes + last))
    expect(statuses[0]).toBeGreaterThanOrEqual(400)
    for (let visitor = 0; visitor < 5; visitor++) {
      expect(await sendRaw(front, last)).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"status":"ok"\}$/)
    }
    expect(await messages()).toEqual([])
  })
})

function statusesIn(answer: string): number[] {
  return [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
}

function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
  })
}
