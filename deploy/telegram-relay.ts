// Passes the webhook of NOTIFY_WEBHOOK_URL on to a Telegram chat: docs/messages.md#second-channel
import { createServer } from 'node:http'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'

const { NOTIFY_WEBHOOK_SECRET = '', TELEGRAM_TOKEN, TELEGRAM_CHAT, RELAY_PORT = '8090' } = process.env
const { TELEGRAM_API = 'https://api.telegram.org' } = process.env
const webhook = new Webhook(NOTIFY_WEBHOOK_SECRET)

createServer(async (request, response) => {
  try {
    const body = Buffer.concat(await request.toArray()).toString()
    const { text } = webhook.verify(body, request.headers as Record<string, string>) as { text: string }
    const { ok } = await fetch(`${TELEGRAM_API}/bot${TELEGRAM_TOKEN}/sendMessage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ chat_id: TELEGRAM_CHAT, text }),
    })
    response.writeHead(ok ? 204 : 502).end()
  } catch (error) {
    response.writeHead(error instanceof WebhookVerificationError ? 401 : 502).end()
  }
}).listen(Number(RELAY_PORT), '127.0.0.1')
