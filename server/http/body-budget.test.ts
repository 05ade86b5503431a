import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createBodyBudget } from './body-budget.ts'

it('body budget: refuses a request while others hold too many bytes, and takes it when they have ended', async () => {
  const app = Fastify()
  const hasRoom = createBodyBudget(100_000)
  app.addHook('onRequest', async (request, reply) =>
    hasRoom(request, reply) ? undefined : reply.code(503).send(),
  )
  app.post('/', async () => 'taken')
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  const post = async () => (await fetch(url, { method: 'POST', body: 'short' })).status

  const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 190000\r\n\r\n'
  const announced = Array.from({ length: 40 }, () => connect(Number(new URL(url).port), '127.0.0.1'))
  onTestFinished(() => {
    for (const socket of announced) socket.destroy()
  })
  for (const socket of announced) socket.write(head)
  expect(await post()).toBe(200)
  announced[0]?.write('x'.repeat(180_000))
  await vi.waitFor(async () => expect(await post()).toBe(503))
  announced[0]?.destroy()
  await vi.waitFor(async () => expect(await post()).toBe(200))
})
