import { randomUUID } from 'node:crypto'
import { validMessage } from '#test/support/messages.ts'

/** Returns a message of about 350 characters that differs for each number. */
export function longMessage(count: number) {
  const message = `Good morning, this is message ${count}. ${'We would like to talk about our plans. '.repeat(8)}`
  return { ...validMessage, message }
}

/**
 * Returns an HTTP request that posts `longMessage(count)` with a new idempotency key. The text contains the key,
 * because the server does not store an equal text twice, and the numbers of the next measurement begin at 0 again.
 */
export function contactRequest(count: number): string {
  const key = randomUUID()
  const message = longMessage(count)
  const body = JSON.stringify({ ...message, message: `${message.message} ${key}` })
  const head = [
    'POST /api/contact HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `Idempotency-Key: ${key}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}
