import { isIP, isIPv6 } from 'node:net'

/** Maximum number of windows of one limit. If there are more, the window that ends first is evicted. */
const MAX_WINDOWS = 100_000

/** The key of clients whose address cannot be read. They share one window, so that invented addresses don't help. */
const UNKNOWN_CLIENT = 'unknown'

/** How many messages are accepted without a challenge: from one client, and from all clients together. */
export type Rates = { perMinute: number; perHour: number; totalPerMinute: number }

export type Quota = { allowed: true } | { allowed: false; retryAfterS: number }

/** Counts one message of a client. */
export type Charge = {
  /** Returns whether the message is within the limits. Does not count it. */
  check(): Quota
  /** Counts the message if it is within the limits. Later calls only return the same result. */
  consume(): Quota
  /** Makes `consume` count the message even over the limits, because the client has solved a challenge. */
  waiveLimits(): void
  /** Undoes the count. */
  refund(): void
  /** Returns how often the client has used up its limit per hour, as a factor: 2.5 after 75 messages of 30. */
  hourlyLoad(): number
}

export type RateLimiter = ReturnType<typeof createRateLimiter>

/**
 * Creates a rate limiter with fixed windows, which begin with their first message (docs/requirements.md#contact-api).
 * @param monotonicMs returns milliseconds of a monotonic clock
 */
export function createRateLimiter(rates: Rates, monotonicMs = () => performance.now()) {
  const perMinute = createWindows(rates.perMinute, 60_000)
  const perHour = createWindows(rates.perHour, 3_600_000)
  const total = createWindows(rates.totalPerMinute, 60_000)

  return {
    /** Creates the charge for one message of a client. `clientAddress` is the IP address that Fastify reports. */
    charge(clientAddress: string): Charge {
      const key = clientKey(clientAddress)
      let isWaived = false
      let quota: Quota | undefined
      let counted: Window[] = []

      function check(): Quota {
        const now = monotonicMs()
        const waitMs = Math.max(perMinute.waitMs(key, now), perHour.waitMs(key, now), total.waitMs('', now))
        if (waitMs === 0 || isWaived) return { allowed: true }
        return { allowed: false, retryAfterS: Math.max(1, Math.ceil(waitMs / 1000)) }
      }

      return {
        check,
        consume() {
          quota ??= check()
          if (quota.allowed && counted.length === 0) {
            const now = monotonicMs()
            counted = [perMinute.open(key, now), perHour.open(key, now), total.open('', now)]
            for (const window of counted) window.used += 1
          }
          return quota
        },
        waiveLimits() {
          isWaived = true
          quota = undefined
        },
        refund() {
          for (const window of counted) window.used -= 1
          counted = []
        },
        hourlyLoad: () => perHour.used(key, monotonicMs()) / rates.perHour,
      }
    },
  }
}

type Window = { endsAt: number; used: number }

/** Creates the windows of one limit: at most `max` messages for each key within `lengthMs`. */
function createWindows(max: number, lengthMs: number) {
  // Sorted by end time, because all windows have the same length and a Map keeps the insertion order.
  const windows = new Map<string, Window>()

  function find(key: string, now: number): Window | undefined {
    const window = windows.get(key)
    return window && window.endsAt > now ? window : undefined
  }

  function evict(now: number): void {
    for (const [key, window] of windows) {
      if (window.endsAt > now && windows.size < MAX_WINDOWS) return
      windows.delete(key)
    }
  }

  return {
    used: (key: string, now: number) => find(key, now)?.used ?? 0,
    /** Returns how long a message must wait, in milliseconds; 0 if it is within the limit. */
    waitMs(key: string, now: number): number {
      const window = find(key, now)
      return window && window.used >= max ? window.endsAt - now : 0
    },
    /** Returns the current window of a key, or begins one. */
    open(key: string, now: number): Window {
      const current = find(key, now)
      if (current) return current
      evict(now)
      const window = { endsAt: now + lengthMs, used: 0 }
      windows.set(key, window)
      return window
    },
  }
}

/**
 * Returns the key under which a client is counted. For IPv4 and IPv4-mapped IPv6 (RFC 4291 section 2.5.5.2) the key
 * is the IPv4 address. For other IPv6 addresses it is the /64 network, because one customer usually has all of it.
 * A port is ignored: some load balancers add it to X-Forwarded-For.
 */
export function clientKey(address: string): string {
  const ip = withoutPort(address).replace(/%.*$/, '')
  if (!isIPv6(ip)) return isIP(ip) ? ip : UNKNOWN_CLIENT
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

/** Removes the port and the brackets from `192.0.2.1:443`, `[2001:db8::1]:443` and `[2001:db8::1]`. */
function withoutPort(address: string): string {
  const groups = /^(?:\[(?<v6>[^\]]+)\](?::\d+)?|(?<v4>[\d.]+):\d+)$/.exec(address)?.groups
  return groups?.v6 ?? groups?.v4 ?? address
}

/** Returns an IPv6 address in hexadecimal groups with the longest run of zeros compressed (WHATWG URL). */
function canonicalIPv6(ip: string): string {
  return new URL(`http://[${ip}]`).hostname.slice(1, -1)
}
