import { normalizeIP } from '@fastify/rate-limit'

/** The most clients remembered; beyond, the one whose window ends first is forgotten. */
const MAX_CLIENTS = 100_000

/** One place among the messages that a client may leave in a window. */
export type Place = { granted: true; giveBack(): void } | { granted: false; retryAfterS: number }

/**
 * Counts the accepted messages of each client. A place is taken before the message is stored and given back if
 * that fails, so that many posts at once cannot slip past the limit and a refused one costs nothing.
 * @param max messages for each client and window
 * @param windowS length of a window in seconds, from its first message on
 * @param monotonicMs a clock in milliseconds that is never set back
 */
export function createAcceptLimit(max: number, windowS: number, monotonicMs = () => performance.now()) {
  // All windows have the same length, so the order of insertion is the order in which they end.
  const windows = new Map<string, { endsAt: number; taken: number }>()

  function forgetEnded(now: number): void {
    for (const [client, window] of windows) {
      if (window.endsAt > now && windows.size <= MAX_CLIENTS) return
      windows.delete(client)
    }
  }

  return {
    /** @param address of the client as Fastify gives it: the socket's, or what a trusted proxy says */
    take(address: string): Place {
      const now = monotonicMs()
      forgetEnded(now)
      const client = clientOf(address)
      const window = windows.get(client) ?? { endsAt: now + windowS * 1000, taken: 0 }
      if (window.taken >= max) {
        return { granted: false, retryAfterS: Math.max(1, Math.ceil((window.endsAt - now) / 1000)) }
      }
      windows.set(client, window)
      window.taken += 1
      return {
        granted: true,
        giveBack: () => {
          window.taken -= 1
        },
      }
    },
  }
}

/** One client is one IPv4 address, mapped into IPv6 or not, or one /64 of IPv6, which is what a line is given. */
export function clientOf(address: string): string {
  return normalizeIP(address.replace(/%.*$/, ''), 64)
}
