import { describe, expect, it, onTestFinished } from 'vitest'
import { missingCaddy, startCaddy } from '../support/caddy.ts'
import { sendRaw } from '../support/http-client.ts'
import { validMessage } from '../support/messages.ts'
import { startTestApp } from '../support/test-app.ts'

const body = JSON.stringify(validMessage)
const post = (headers: string, content: string) =>
  `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${content}`
const length = `Content-Length: ${body.length}`
const end = '0\r\n\r\n'
const chunked = `${body.length.toString(16)};note="x"\r\n${body}\r\n${end}`
const smuggled = 'GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n'
const last = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'

/** Request smuggling: bytes that a proxy and the server could split into requests at different places. */
const AMBIGUOUS: [name: string, bytes: string][] = [
  ['both lengths', post('Content-Length: 4\r\nTransfer-Encoding: chunked', `${end}${smuggled}`)],
  ['two Content-Length headers', post(`${length}\r\nContent-Length: 0`, body + smuggled)],
  ['a list in Content-Length', post('Content-Length: 0, 5', `12345${smuggled}`)],
  ['a signed Content-Length', post('Content-Length: +5', `12345${smuggled}`)],
  ['an unknown transfer coding', post('Transfer-Encoding: chunked, identity', `${end}${smuggled}`)],
  ['a control character in Transfer-Encoding', post('Transfer-Encoding:\u000bchunked', `${end}${smuggled}`)],
  ['two Host headers', post(`Host: other.example\r\n${length}`, body + smuggled)],
  ['two Content-Type headers', post(`Content-Type: text/plain\r\n${length}`, body)],
  ['a header without a colon', post('Content-Length 4', smuggled)],
  ['an invalid chunk size', post('Transfer-Encoding: chunked', `0x4\r\nabcd\r\n${end}${smuggled}`)],
]

async function listen() {
  const { app, database } = await startTestApp({ withSite: false })
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const messages = () => database.selectFrom('messages').select('message').execute()
  return { port: Number(port), messages }
}

describe('server, raw requests', () => {
  it('answers pipelined requests in the order of arrival', async () => {
    const { port, messages } = await listen()
    const response = await sendRaw(port, smuggled + post(length, body) + smuggled + last)
    expect(statusesIn(response)).toEqual([200, 201, 200, 200])
    expect(response.trimEnd()).toMatch(/\{"status":"ok"\}$/)
    expect(await messages()).toHaveLength(1)
  })

  it('accepts a chunked body with chunk extensions', async () => {
    const { port, messages } = await listen()
    const response = await sendRaw(port, post('Transfer-Encoding: chunked', chunked) + last)
    expect(statusesIn(response)).toEqual([201, 200])
    expect(await messages()).toHaveLength(1)
  })

  it.each(AMBIGUOUS)('answers 400 to a request with %s and ignores the bytes after it', async (_, bytes) => {
    const { port, messages } = await listen()
    expect(statusesIn(await sendRaw(port, bytes + last))).toEqual([400])
    expect(await messages()).toEqual([])
  })
})

describe.skipIf(missingCaddy())('server behind Caddy, raw requests', () => {
  it.each(AMBIGUOUS)('never lets %s change the response to another client', async (_, bytes) => {
    const { port, messages } = await listen()
    const { httpPort, stop } = await startCaddy([port], { tls: false })
    onTestFinished(stop)
    const statuses = statusesIn(await sendRaw(httpPort, bytes + last))
    expect(statuses[0]).toBeGreaterThanOrEqual(400)
    for (let client = 0; client < 5; client++) {
      expect(await sendRaw(httpPort, last)).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"status":"ok"\}$/)
    }
    expect(await messages()).toEqual([])
  })
})

function statusesIn(response: string): number[] {
  return [...response.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
}
