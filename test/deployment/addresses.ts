import { exactly, type Figure } from '../resilience/scenario.ts'
import { deploy, holds } from './deployment.ts'
import { leave } from './visits.ts'

/** So many messages are taken from one address. */
const FEW = 3

/** The server sees who a message comes from, whatever the visitor claims. */
export async function addresses(): Promise<Figure[]> {
  const { front, end } = await deploy(
    { count: 1, places: 2 },
    { CONTACT_RATE_MAX: String(FEW), CONTACT_RATE_WINDOW_S: '3600' },
  )
  try {
    const send = (from: string, text: string) =>
      leave(front.client, text, { from, headers: { 'x-forwarded-for': randomAddress() } })
    const statuses: number[] = []
    for (let count = 0; count < FEW; count++)
      statuses.push((await send('127.0.0.2', `message ${count}`)).status)
    const tooMany = await send('127.0.0.2', 'one more')
    const other = await send('127.0.0.3', 'from next door')
    const taken = statuses.filter((status) => status === 201)
    return [
      exactly('messages taken from an address that claims to be many', taken.length, FEW),
      exactly('status of the next one', tooMany.status, 429),
      holds('it says when to try again', Number(tooMany.headers['retry-after']) > 0),
      exactly('status of a message from another address', other.status, 201),
    ]
  } finally {
    await end()
  }
}

function randomAddress(): string {
  return `203.0.113.${Math.floor(Math.random() * 250)}`
}
