import { contactRequest } from '../support/contact-client.ts'
import { type Check, exactly, isTrue } from '../support/scenario.ts'
import { startDeployment } from './deployment.ts'

/** Ten messages are stored for each one that CONTACT_RATE_PER_HOUR allows. */
const STORED_MAX = 10

/** Checks that the hard limit uses the client's real address even if the client forges X-Forwarded-For. */
export async function checkClientAddress(): Promise<Check[]> {
  const { nginx, stop } = await startDeployment(
    { ports: 2, running: 1 },
    { CONTACT_RATE_PER_MINUTE: '1', CONTACT_RATE_PER_HOUR: '1' },
  )
  try {
    const submitFrom = (localAddress: string, text: string) => {
      const { headers, ...request } = contactRequest(text)
      const forgedHeaders = { ...headers, 'x-forwarded-for': randomAddress() }
      return nginx.send('/api/contact', { ...request, localAddress, headers: forgedHeaders })
    }
    const statuses: number[] = []
    for (let n = 0; n < STORED_MAX; n++) statuses.push((await submitFrom('127.0.0.2', `message ${n}`)).status)
    const limited = await submitFrom('127.0.0.2', 'over the limit')
    const other = await submitFrom('127.0.0.3', 'from another address')
    const accepted = statuses.filter((status) => status === 201)
    return [
      exactly('messages accepted from an address that forges X-Forwarded-For', accepted.length, STORED_MAX),
      exactly('status of its next message', limited.status, 429),
      isTrue('429 has Retry-After', Number(limited.headers['retry-after']) > 0),
      exactly('status of a message from another address', other.status, 201),
    ]
  } finally {
    await stop()
  }
}

function randomAddress(): string {
  return `203.0.113.${Math.floor(Math.random() * 250)}`
}
