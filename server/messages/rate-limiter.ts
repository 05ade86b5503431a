import { isIPv6 } from 'node:net'

/** Maximum number of tracked clients. If there are more, the client whose window ends first is evicted. */
const MAX_CLIENTS = 100_000

export type Quota = { allowed: true } | { allowed: false; retryAfterS: number }

/**
 * Counts one message of a client. The first call of `consume` counts the message; later calls only return the same
 * result. `refund` undoes the count.
 */
export type Charge = { consume(): Quota; refund(): void }

export type RateLimiter = ReturnType<typeof createRateLimiter>

/**
 * Creates a rate limiter with one fixed window for each client (docs/requirements.md#contact-api).
 * @param rate at most `max` messages per client within `windowS` seconds after the first message
 * @param monotonicMs returns milliseconds of a monotonic clock
 */
export function createRateLimiter(
  { max, windowS }: { max: number; windowS: number },
  monotonicMs = () => performance.now(),
) {
  // Sorted by end time, because all windows have the same length and a Map keeps the insertion order.
  const windows = new Map<string, { endsAt: number; used: number }>()

  function evict(now: number): void {
    for (const [key, window] of windows) {
      if (window.endsAt > now && windows.size <= MAX_CLIENTS) return
      windows.delete(key)
    }
  }

  function count(key: string): Quota {
    const now = monotonicMs()
    evict(now)
    const window = windows.get(key) ?? { endsAt: now + windowS * 1000, used: 0 }
    if (window.used >= max) {
      return { allowed: false, retryAfterS: Math.max(1, Math.ceil((window.endsAt - now) / 1000)) }
    }
    windows.set(key, window)
    window.used += 1
    return { allowed: true }
  }

  return {
    /** Creates the charge for one message of a client. `clientAddress` is the IP address that Fastify reports. */
    charge(clientAddress: string): Charge {
      const key = clientKey(clientAddress)
      let quota: Quota | undefined
      return {
        consume() {
          quota ??= count(key)
          return quota
        },
        refund() {
          const window = windows.get(key)
          if (quota?.allowed && window) window.used = Math.max(0, window.used - 1)
        },
      }
    },
  }
}

/**
 * Returns the key under which a client is counted. For IPv4 and IPv4-mapped IPv6 (RFC 4291 section 2.5.5.2) the key
 * is the IPv4 address. For other IPv6 addresses it is the /64 network, because one customer usually has all of it.
 */
export function clientKey(address: string): string {
  const ip = address.replace(/%.*$/, '')
  if (!isIPv6(ip)) return ip
  const canonical = canonicalIPv6(ip)
  const mapped = /^::ffff:(?<high>[\da-f]+):(?<low>[\da-f]+)$/.exec(canonical)?.groups
  if (mapped) {
    return [mapped.high, mapped.low]
      .map((group) => Number.parseInt(group ?? '', 16))
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  }
  const [left = '', right = ''] = canonical.split('::')
  const leftGroups = left.split(':').filter(Boolean)
  const rightGroups = right.split(':').filter(Boolean)
  const zeros = Array<string>(8 - leftGroups.length - rightGroups.length).fill('0')
  const network = [...leftGroups, ...zeros, ...rightGroups].slice(0, 4)
  return canonicalIPv6(`${network.join(':')}::`)
}

/** Returns an IPv6 address in hexadecimal groups with the longest run of zeros compressed (WHATWG URL). */
function canonicalIPv6(ip: string): string {
  return new URL(`http://[${ip}]`).hostname.slice(1, -1)
}
