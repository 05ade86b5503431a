import { randomUUID } from 'node:crypto'
import { validMessage } from '#test/support/messages.ts'

/** Returns a message of about 350 characters that differs for each number. */
export function longMessage(count: number) {
  const message = `Good morning, this is message ${count}. ${'We would like to talk about our plans. '.repeat(8)}`
  return { ...validMessage, message }
}

/** Returns the bytes of an HTTP request that posts `longMessage(count)` with a new idempotency key. */
export function contactRequestBytes(count: number): string {
  const body = JSON.stringify(longMessage(count))
  const head = [
    'POST /api/contact HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `Idempotency-Key: ${randomUUID()}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}
