import { randomUUID } from 'node:crypto'
import { type Acknowledged, contactRequest, referenceOf } from './contact-client.ts'
import type { HttpRequest, HttpResponse } from './http-client.ts'
import { wait } from './wait.ts'

/** Sends a request to a path of the tested site. */
export type Sender = (path: string, request?: HttpRequest) => Promise<HttpResponse>

/**
 * Starts clients that alternately load the home page and submit a message. Clients never retry, so every failure is counted.
 * @param createSender is called once for each client
 */
export function startMixedLoad(createSender: () => Sender, clients: number, pauseMs: number) {
  const acknowledged: Acknowledged[] = []
  const failures: string[] = []
  const times: number[] = []
  let isStopped = false

  async function run(client: number): Promise<void> {
    const sender = createSender()
    for (let turn = 0; !isStopped; turn++) {
      const text = `client ${client}, message ${turn}, ${randomUUID()}`
      const isMessage = turn % 2 === 1
      const request = isMessage ? sender('/api/contact', contactRequest(text)) : sender('/')
      const response = await request.catch(String)
      if (typeof response === 'string') failures.push(response)
      else if (response.status > 201) failures.push(`${response.status} ${response.body}`)
      else {
        times.push(response.ms)
        if (isMessage) acknowledged.push({ text, reference: referenceOf(response) })
      }
      await wait(pauseMs)
    }
  }

  const runs = Array.from({ length: clients }, (_, client) => run(client))
  return {
    /** Stops the clients and prints the first five failures to stderr. */
    async stop() {
      isStopped = true
      await Promise.all(runs)
      for (const failure of failures.slice(0, 5)) console.error(failure.slice(0, 300))
      return { acknowledged, failures, times, count: times.length + failures.length }
    },
  }
}
