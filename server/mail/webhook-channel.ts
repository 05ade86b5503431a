import dns from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Webhook } from 'standardwebhooks'
import type { StoredMessage } from '../store/outbox.ts'
import { formatWestAfricaTime } from '../team/west-africa-time.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import type { Channel } from './outbox-worker.ts'
import type { FindRoute } from './routes.ts'

export type WebhookSettings = {
  url: string
  /** Key of the signatures in base64, with or without `whsec_`. */
  secret: string
  /** Allows private and loopback addresses, for a receiver on the same machine. */
  isPrivateAllowed: boolean
}

/** Creates the channel of NOTIFY_WEBHOOK_URL (standardwebhooks.com). Follows no redirect: it could lead to a private address. */
export function createWebhookChannel(
  settings: WebhookSettings,
  findRoute: FindRoute,
  timeoutMs = 10_000,
): Channel {
  const webhook = new Webhook(settings.secret)
  return {
    name: 'webhook',
    async send({ message }, { now, signal }) {
      const body = JSON.stringify(composeEvent(message, findRoute(message).topic))
      const id = `msg_${message.reference}`
      const headers = {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now / 1_000)),
        'webhook-signature': webhook.sign(id, new Date(now), body),
      }
      const status = await post(settings, body, {
        headers,
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      })
      if (status >= 200 && status < 300) return {}
      // A repetition is useless after a redirect and after most errors of the client.
      const isRefused = status >= 300 && status < 500 && status !== 408 && status !== 429
      throw new DeliveryFailure(`HTTP ${status}`, isRefused)
    },
  }
}

/** Composes the body. Slack, Mattermost and Discord (address with `/slack`) show `text` and ignore the rest. */
function composeEvent({ reference, service, acceptedAt }: StoredMessage, route: string) {
  const about = [reference, service, formatWestAfricaTime(acceptedAt)].filter(Boolean).join(' · ')
  return {
    event: 'message.received',
    reference,
    service,
    route,
    time: new Date(acceptedAt).toISOString(),
    text: `New website message ${about}`,
  }
}

/** Sends a request. @returns the status of the answer @throws DeliveryFailure if there is none */
async function post(
  { url, isPrivateAllowed }: WebhookSettings,
  body: string,
  options: { signal: AbortSignal; headers: Record<string, string> },
): Promise<number> {
  const { protocol, hostname } = new URL(url)
  // An address in the URL is not looked up, so it is checked here.
  if (!isPrivateAllowed && isPrivate(hostname.replace(/^\[|\]$/g, ''))) throw privateAddress()
  const request = protocol === 'https:' ? requestHttps : requestHttp
  const lookup = isPrivateAllowed ? undefined : lookupPublic
  return new Promise((resolve, reject) => {
    request(url, { ...options, method: 'POST', agent: false, lookup }, (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
      .on('error', (error: NodeJS.ErrnoException) =>
        reject(
          error instanceof DeliveryFailure
            ? error
            : new DeliveryFailure(String(error.code ?? error.name), false),
        ),
      )
      .end(body)
  })
}

/** Resolves a host name for the connection itself: a name server could answer differently after a check (DNS rebinding). */
const lookupPublic: LookupFunction = (hostname, options, callback) =>
  dns.lookup(hostname, { ...options, all: true }, (error, addresses = []) => {
    const [first] = addresses
    if (error || !first) callback(error, '')
    else if (addresses.some(({ address }) => isPrivate(address))) callback(privateAddress(), '')
    else if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })

const AZURE = '168.63.129.16'

const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Returns whether a text is an address that is not public (IANA special-purpose registries). */
function isPrivate(address: string): boolean {
  if (!isIP(address)) return false
  const ip = ipaddr.parse(address)
  const isOutside = ip instanceof ipaddr.IPv6 && !ip.match(PUBLIC_IPV6)
  return isOutside || ip.range() !== 'unicast' || address === AZURE
}

function privateAddress(): DeliveryFailure {
  return new DeliveryFailure('EPRIVATE', true)
}
