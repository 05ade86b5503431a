import type { HttpResponse } from '../support/http-client.ts'
import { makeMessage } from '../support/messages.ts'
import { atLeast, type Check, exactly, type Scenario } from '../support/scenario.ts'
import { until, wait } from '../support/wait.ts'
import { CARRIER, type Flood, type Form, floodFrom, postFrom, startFloodedServer } from './flood-load.ts'
import { fillDiskShare, findRealMessages } from './flood-store.ts'

const FLOODS_OF_VISITORS: readonly Flood[] = ['one address', '4,096 networks of a /48', '13 /48s', CARRIER]

/** A customer of the carrier whose address sends no flood. */
const CUSTOMER = '198.51.100.250'
const CUSTOMER_PAUSE_MS = 500
/** More messages than the hard limit of a network. */
const CARRIER_FLOOD_SIZE = 3_300

const MAIL_TIMEOUT_MS = 30_000
const REFERENCE = /[0-9A-Z]{4}-[0-9A-Z]{4}/

/**
 * Floods the form from each kind of network, with and without scripts, while visitors of other networks write. Then looks for
 * real messages in a flood, and floods a small disk.
 */
export const flood: Scenario = {
  async run(size) {
    const isFull = size === 'full'
    const checks: Check[] = []
    for (const name of FLOODS_OF_VISITORS)
      for (const forms of isFull ? [['JSON'], ['plain form']] : [['JSON', 'plain form']])
        checks.push(...(await floodVisitors(name, forms as Form[], isFull ? [90, 100] : [6, 20])))
    return [...checks, ...(await findRealMessages()), ...(await fillDiskShare())]
  },
}

async function floodVisitors(
  name: Flood,
  forms: readonly Form[],
  [seconds, visits]: readonly [number, number],
): Promise<Check[]> {
  const { url, sink, stop } = await startFloodedServer()
  let thanked = 0
  const runVisitors = async () => {
    for (let visit = 0; visit < visits; visit++) {
      const form = visit % 2 === 0 ? 'JSON' : 'plain form'
      const text = makeMessage(`visitor no. ${visit}.`).message
      if (isThanked(await postFrom(url, form, `203.0.${visit}.9`, text))) thanked += 1
      await wait((seconds * 1_000) / visits)
    }
  }

  let isOver = false
  const runFlood = async () => {
    const count = name === CARRIER ? CARRIER_FLOOD_SIZE : 0
    const statuses = await floodFrom(name, { url, forms, seconds, count })
    isOver = true
    return statuses
  }

  const answers: HttpResponse[] = []
  const runCustomer = async () => {
    if (name !== CARRIER) return
    // The last one is sent after the flood.
    for (let n = 0, isLast = false; !isLast; n++) {
      isLast = isOver
      const form = n % 2 === 0 ? 'JSON' : 'plain form'
      answers.push(await postFrom(url, form, CUSTOMER, makeMessage(`customer no. ${n}.`).message))
      await wait(CUSTOMER_PAUSE_MS)
    }
  }

  const [statuses] = await Promise.all([runFlood(), runVisitors(), runCustomer()])
  const texts = () => sink.mails.flatMap(({ body }) => body.match(/visitor no\. \d+\./) ?? [])
  await until(() => texts().length >= visits, MAIL_TIMEOUT_MS)
  await stop()

  const about = `${name}, ${forms.join(' and ')}`
  const figures = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  console.error(`${about}: ${figures}, ${sink.mails.length} mails`)
  return [
    exactly(`${about}: visitors of other networks thanked, of ${visits}`, thanked, visits),
    exactly(`${about}: their messages mailed`, new Set(texts()).size, visits),
    ...(name === CARRIER ? checkCustomer(about, answers) : []),
  ]
}

/** Checks that a customer of the flooding network is thanked up to the hard limit, and then gets the words back. */
function checkCustomer(about: string, answers: readonly HttpResponse[]): Check[] {
  const thanked = answers.findIndex((answer) => !isThanked(answer))
  const refused = answers.slice(thanked)
  const isHelpful = ({ status, headers, body }: HttpResponse) =>
    status === 429 && Number(headers['retry-after']) > 0 && String(body).includes('hello@site.example')
  const wordless = refused.filter(
    ({ headers, body }) => headers['content-type']?.startsWith('text/html') && !body.includes('customer no.'),
  )
  const unhelpful = refused.filter((answer) => !isHelpful(answer))
  return [
    atLeast(`${about}: other customers thanked before the hard limit`, thanked, 1),
    atLeast(`${about}: other customers refused above it`, refused.length, 1),
    exactly(`${about}: refusals without 429, Retry-After or the email address`, unhelpful.length, 0),
    exactly(`${about}: refused plain forms without the words`, wordless.length, 0),
  ]
}

function isThanked({ status, headers, body }: HttpResponse): boolean {
  const confirmation = status === 303 ? headers.location : status === 201 ? String(body) : undefined
  return REFERENCE.test(confirmation ?? '')
}
