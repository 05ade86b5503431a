import { randomUUID } from 'node:crypto'
import { type Acknowledged, letter } from '../resilience/clients.ts'
import { wait } from '../resilience/scenario.ts'
import type { Answer, Client, Question } from './client.ts'

const VISITORS = 4
const PAUSE_MS = 25
const PAGES = ['/', '/about', '/services/data-engineering']

/** Visitors who read a page, leave a message, and so on, and never ask twice. */
export function startVisits(client: Client) {
  const acknowledged: Acknowledged[] = []
  const failures: string[] = []
  let count = 0
  let isOver = false

  async function visit(place: number): Promise<void> {
    for (let turn = 0; !isOver; turn++) {
      const text = `visitor ${place}, message ${turn}, ${randomUUID()}`
      const isMessage = turn % 2 === 1
      const answer = await (isMessage
        ? leave(client, text)
        : client.ask(PAGES[turn % PAGES.length] ?? '/')
      ).catch(String)
      count += 1
      if (typeof answer === 'string' || answer.status > 201) failures.push(describeFailure(answer))
      else if (isMessage) acknowledged.push({ text, reference: JSON.parse(answer.body.toString()).reference })
      await wait(PAUSE_MS)
    }
  }

  const visits = Array.from({ length: VISITORS }, (_, place) => visit(place))
  return {
    async stop() {
      isOver = true
      await Promise.all(visits)
      for (const failure of failures.slice(0, 5)) console.error(failure)
      return { acknowledged, failures, count }
    },
  }
}

/** Posts a message as the form does, but without a key. */
export function leave(
  client: Client,
  text: string,
  { from, headers }: Pick<Question, 'from' | 'headers'> = {},
): Promise<Answer> {
  return client.ask('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      name: 'Halima Proof',
      email: 'halima@example.org',
      service: '',
      message: letter(text),
    }),
    ...(from && { from }),
  })
}

function describeFailure(answer: string | Answer): string {
  return typeof answer === 'string' ? answer : `${answer.status} ${answer.body.toString().slice(0, 200)}`
}
