import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { freePort } from '#test/support/free-port.ts'
import { validMessage } from '#test/support/messages.ts'
import { createLog } from '../log.ts'
import { createWebhookChannel } from './webhook-channel.ts'

const SECRET = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

it('telegram-relay.ts: passes the text of a signed webhook on, and refuses another signature', async () => {
  const received: { path: string | undefined; body: unknown }[] = []
  const telegram = createServer(async (request, response) => {
    received.push({ path: request.url, body: JSON.parse((await request.toArray()).join('')) })
    response.end()
  })
  await new Promise<void>((done) => telegram.listen(0, '127.0.0.1', done))
  const port = await freePort()
  const relay = spawn(process.execPath, [resolve('deploy/telegram-relay.ts')], {
    env: {
      NOTIFY_WEBHOOK_SECRET: SECRET,
      TELEGRAM_TOKEN: '1:abc',
      TELEGRAM_CHAT: '42',
      TELEGRAM_API: `http://127.0.0.1:${(telegram.address() as AddressInfo).port}`,
      RELAY_PORT: String(port),
    },
  })
  onTestFinished(() => {
    relay.kill()
    telegram.close()
  })
  const send = (secret: string) => {
    const channel = createWebhookChannel({ url: `http://127.0.0.1:${port}/`, secret, isPrivateAllowed: true })
    const message = { ...validMessage, reference: 'K7Q2-M9XD', acceptedAt: 0 }
    const options = { log: createLog('silent'), now: Date.now(), signal: new AbortController().signal }
    return channel.send({ message, attempt: 1, lastFailure: null }, options)
  }
  await vi.waitFor(() => send(SECRET), { timeout: 15_000, interval: 100 })
  const text = 'New website message K7Q2-M9XD · Data Engineering · 1 Jan 1970, 01:00 WAT'
  expect(received).toEqual([{ path: '/bot1:abc/sendMessage', body: { chat_id: '42', text } }])
  await expect(send(SECRET.toLowerCase())).rejects.toMatchObject({ code: 'HTTP 401' })
})
