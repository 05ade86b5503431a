import dns from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'
import { Webhook } from 'standardwebhooks'
import type { StoredMessage } from '../store/outbox.ts'
import { formatWestAfricaTime } from '../team/west-africa-time.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import type { Channel } from './outbox-worker.ts'

export type WebhookSettings = {
  url: string
  /** Key of the signatures in base64, with or without `whsec_`. */
  secret: string
  /** Allows private and loopback addresses, for a receiver on the same machine. */
  isPrivateAllowed: boolean
}

/**
 * Networks that are not public (IANA special-purpose registries), and the address with which Azure configures a machine. Of
 * IPv6, only 2000::/3 is public. A list for each family, because `BlockList` finds every IPv4 address in ::/3.
 */
const PRIVATE_NETWORKS = {
  ipv4: listNetworks(
    'ipv4',
    '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 168.63.129.16/32 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3',
  ),
  ipv6: listNetworks('ipv6', '::/3 4000::/2 8000::/1 2001::/23 2001:db8::/32 2002::/16 3fff::/20'),
}

function listNetworks(family: 'ipv4' | 'ipv6', networks: string): BlockList {
  const list = new BlockList()
  for (const [network = '', prefix] of networks.split(' ').map((text) => text.split('/')))
    list.addSubnet(network, Number(prefix), family)
  return list
}

/**
 * Creates the channel of NOTIFY_WEBHOOK_URL: one signed POST for each message (https://www.standardwebhooks.com), with nothing
 * that the visitor wrote. Redirects are not followed: they could lead to a private address.
 * @param timeoutMs timeout of one request
 */
export function createWebhookChannel(settings: WebhookSettings, timeoutMs = 10_000): Channel {
  const webhook = new Webhook(settings.secret)
  return {
    name: 'webhook',
    async send({ message }, { now, signal }) {
      const body = JSON.stringify(composeEvent(message))
      const id = `msg_${message.reference}`
      const headers = {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now / 1_000)),
        'webhook-signature': webhook.sign(id, new Date(now), body),
      }
      await post(settings, body, {
        headers,
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      })
      return {}
    },
  }
}

/** Composes the body. Slack, Mattermost and Discord (address with `/slack`) show `text` and ignore the rest. */
function composeEvent({ reference, service, acceptedAt }: StoredMessage) {
  const about = [reference, service, formatWestAfricaTime(acceptedAt)].filter((part) => part !== '')
  return {
    event: 'message.received',
    reference,
    service,
    time: new Date(acceptedAt).toISOString(),
    text: `New website message ${about.join(' · ')}`,
  }
}

/** Sends a request. @throws DeliveryFailure unless the status is 2xx */
async function post(
  { url, isPrivateAllowed }: WebhookSettings,
  body: string,
  options: { signal: AbortSignal; headers: Record<string, string> },
): Promise<void> {
  const { protocol, hostname } = new URL(url)
  // An address in the URL is not looked up, so it is checked here.
  if (!isPrivateAllowed && isPrivate(hostname.replace(/^\[|\]$/g, ''))) throw privateAddress()
  const request = protocol === 'https:' ? requestHttps : requestHttp
  const status = await new Promise<number>((resolve, reject) => {
    const lookup = isPrivateAllowed ? undefined : lookupPublic
    const sending = request(url, { ...options, method: 'POST', agent: false, lookup }, (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    sending.on('error', (error: Error & { code?: unknown }) => {
      const code = typeof error.code === 'string' ? error.code : error.name
      reject(error instanceof DeliveryFailure ? error : new DeliveryFailure(code, false))
    })
    sending.end(body)
  })
  if (status >= 200 && status < 300) return
  // A repetition is useless after a redirect and after most errors of the client.
  const isRefused = status >= 300 && status < 500 && status !== 408 && status !== 429
  throw new DeliveryFailure(`HTTP ${status}`, isRefused)
}

/**
 * Resolves a host name for the connection itself, so that a name server cannot answer differently between the check and the
 * connection (DNS rebinding).
 */
const lookupPublic: LookupFunction = (hostname, options, callback) =>
  dns.lookup(hostname, { ...options, all: true }, (error, addresses = []) => {
    const [first] = addresses
    if (error || !first) callback(error, '')
    else if (addresses.some(({ address }) => isPrivate(address))) callback(privateAddress(), '')
    else if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })

function isPrivate(address: string): boolean {
  const family = isIPv6(address) ? 'ipv6' : 'ipv4'
  return isIP(address) !== 0 && PRIVATE_NETWORKS[family].check(address, family)
}

function privateAddress(): DeliveryFailure {
  return new DeliveryFailure('EPRIVATE', true)
}
