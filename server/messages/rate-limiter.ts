import { networksOf } from './client-networks.ts'
import { createWindows, type RateWindows, type Window } from './rate-windows.ts'

/**
 * How many messages are accepted without a challenge: from one client, and from all clients together; and how many are
 * stored in an hour at most.
 */
export type Rates = { perMinute: number; perHour: number; totalPerMinute: number; totalPerHour: number }

/**
 * Shares of `totalPerHour`. From the first one on, only first messages are stored: those of clients that have sent nothing in
 * the hour, in networks within their limits. From the second one on, only first messages with a solved challenge are.
 */
export const OPEN_SHARE = 0.25
const UNSOLVED_SHARE = 0.75

/** Load of the whole server when `totalPerHour` messages are stored (`Charge.hourlyLoad`). */
const MAX_TOTAL_LOAD = 32

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/**
 * Whether a message may be stored. `windows` have counted it. If not even a challenge would help, `isClosed` is true.
 */
export type Quota =
  | { allowed: true; windows: readonly Window[] }
  | { allowed: false; retryAfterS: number; isClosed: boolean }

/** Counts of the other servers of the store for one window. */
export type OtherCounts = { used: number; remainingMs: number }

/** Counts one message of a client. */
export type Charge = {
  /** Returns whether the message is within the limits. Does not count it. */
  check(): Quota
  /** Counts the message if it is within the limits. Later calls only return the same result. */
  consume(): Quota
  /**
   * Makes `check` and `consume` ignore the limits while messages of this client are stored: because it has solved a challenge,
   * or, only for a first message, because the message is quarantined.
   */
  waiveLimits(because: 'solved' | 'quarantined'): void
  /** Undoes the count. */
  refund(): void
  /**
   * Returns how often a limit per hour is used up, as a factor: 2.5 after 75 messages of 30. Of the client, the networks around
   * it and the whole server, the highest load counts.
   */
  hourlyLoad(): number
}

export type RateLimiter = ReturnType<typeof createRateLimiter>

type Options = {
  /** Returns what the other servers of the store have counted, by the ids of windows. */
  readOthers?: (ids: readonly string[]) => Promise<ReadonlyMap<string, OtherCounts>>
  /** Called while only first messages are stored, with the number of messages stored in the hour. */
  onFlood?: (stored: number) => void
  /** Returns milliseconds of a monotonic clock. */
  monotonicMs?: () => number
}

/** A limit, its windows, and the key of the client, the network or the whole server. */
type Limit = { windows: RateWindows; key: string; max: number }

/** Creates a rate limiter with fixed windows, which begin with their first message (docs/requirements.md#rate-limit). */
export function createRateLimiter(
  rates: Rates,
  {
    readOthers = async () => new Map(),
    onFlood = () => {},
    monotonicMs = () => performance.now(),
  }: Options = {},
) {
  const minutes = createWindows('minute', MINUTE_MS)
  const hours = createWindows('hour', HOUR_MS)
  // In windows of their own, so that many clients don't evict them.
  const totalMinute = createWindows('total minute', MINUTE_MS)
  const totalHour = createWindows('total hour', HOUR_MS)

  return {
    /** Creates the charge for one message of a client. `clientAddress` is the IP address that Fastify reports. */
    async charge(clientAddress: string): Promise<Charge> {
      const [client, ...around] = networksOf(clientAddress).map(
        ({ key, share }): Limit => ({ windows: hours, key, max: share * rates.perHour }),
      ) as [Limit, ...Limit[]]
      const total: Limit = { windows: totalHour, key: '', max: OPEN_SHARE * rates.totalPerHour }
      const limits: Limit[] = [
        { windows: minutes, key: client.key, max: rates.perMinute },
        { windows: totalMinute, key: '', max: rates.totalPerMinute },
        client,
        ...around,
        total,
      ]
      const others = await readOthers(limits.map(({ windows, key }) => windows.idOf(key)))
      let waivedBecause: 'solved' | 'quarantined' | undefined
      let quota: Quota | undefined
      let counted: Window[] = []

      /** Adds up the counts of this server and of the others. */
      function count({ windows, key }: Limit, now: number): OtherCounts {
        const own = windows.find(key, now)
        const other = others.get(windows.idOf(key))
        return {
          used: (own?.used ?? 0) + (other?.used ?? 0),
          remainingMs: Math.max(own ? own.endsAt - now : 0, other?.remainingMs ?? 0),
        }
      }

      function check(): Quota {
        const now = monotonicMs()
        const isWithin = (limit: Limit) => count(limit, now).used < limit.max
        const isFirst = count(client, now).used === 0 && around.every(isWithin)
        const stored = count(total, now)
        if (stored.used >= total.max) onFlood(stored.used)

        const unsolvedShare = waivedBecause === 'quarantined' ? UNSOLVED_SHARE : 1
        const max = (isFirst ? unsolvedShare : OPEN_SHARE) * rates.totalPerHour
        if (stored.used >= max) return refusal(stored.remainingMs, true)
        if (waivedBecause === 'solved' || (waivedBecause === 'quarantined' && isFirst)) return allowance([])
        const waits = limits.filter((limit) => !isWithin(limit)).map((limit) => count(limit, now).remainingMs)
        return waits.length === 0 ? allowance([]) : refusal(Math.max(...waits), false)
      }

      return {
        check,
        consume() {
          quota ??= check()
          if (quota.allowed && counted.length === 0) {
            const now = monotonicMs()
            counted = limits.map(({ windows, key }) => windows.open(key, now))
            for (const window of counted) window.used += 1
            quota = allowance(counted)
          }
          return quota
        },
        waiveLimits(because) {
          waivedBecause = because
          quota = undefined
        },
        refund() {
          for (const window of counted) window.used -= 1
          counted = []
        },
        hourlyLoad() {
          const now = monotonicMs()
          const loads = [client, ...around].map((limit) => count(limit, now).used / limit.max)
          return Math.max(...loads, (MAX_TOTAL_LOAD * count(total, now).used) / rates.totalPerHour)
        },
      }
    },
  }
}

function allowance(windows: readonly Window[]): Quota {
  return { allowed: true, windows }
}

function refusal(waitMs: number, isClosed: boolean): Quota {
  return { allowed: false, retryAfterS: Math.max(1, Math.ceil(waitMs / 1000)), isClosed }
}
