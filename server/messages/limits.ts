import type { ContactMessage } from '#contact/contract.ts'
import { CONTACT_FIELDS } from '#contact/fields.ts'
import type { DiskSpace } from '../store/free-space.ts'
import { networksOf } from './client-networks.ts'
import { type Bucket, createBucket, createWindows } from './windows.ts'

/** Messages of one address that are mailed at once, and mails to the team from all (docs/operations.md#settings). */
export type Rates = { perMinute: number; perHour: number; totalPerMinute: number }

/** Multiples of `Rates.perHour`: what is mailed from a network, and what is stored from an address and from a network. */
const NETWORK_FACTOR = 2
const MAX_FACTOR = 10
const MAX_NETWORK_FACTOR = 100

const MAX_NETWORK_BYTES = 20_000_000

/** Mails an hour above `Rates.totalPerMinute`, each the first one from its network in a day. */
const FIRST_MAILS_PER_HOUR = 60

/** Bytes on the disk for each byte of a message, because of pages that are not full, and for its row and indexes. */
const BYTES_PER_BYTE = 2
const BYTES_PER_ROW = 1_024

const DISK_RETRY_AFTER_S = 600

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export type Refusal = { outcome: 'rate-limited' | 'disk-full'; retryAfterS: number }

export type Place = {
  isOver: boolean
  /** Takes one of the mails to the team; false if none is left, so that the message is kept aside. */
  takeMail(): boolean
  refund(): void
}

export type Limits = ReturnType<typeof createLimits>

type Parts = {
  rates: Rates
  findDiskSpace: () => Promise<DiskSpace>
  monotonicMs?: () => number
}

/** Creates the limits of the contact form (docs/requirements.md#rate-limit). The counts are in the memory of this server. */
export function createLimits({ rates, findDiskSpace, monotonicMs = () => performance.now() }: Parts) {
  const minuteOf = createWindows(MINUTE_MS, monotonicMs)
  const hourOf = createWindows(HOUR_MS, monotonicMs)
  const networkHourOf = createWindows(HOUR_MS, monotonicMs)
  const networkBytesOf = createWindows(HOUR_MS, monotonicMs)
  const networkDayOf = createWindows(DAY_MS, monotonicMs)
  const mails = createBucket(rates.totalPerMinute, MINUTE_MS, monotonicMs)
  const firstMails = createBucket(FIRST_MAILS_PER_HOUR, HOUR_MS, monotonicMs)

  return {
    async take(clientAddress: string, message: ContactMessage): Promise<Place | Refusal> {
      const disk = await findDiskSpace()
      const { customer, network } = networksOf(clientAddress)
      const [minute, hour] = [minuteOf(customer), hourOf(customer)]
      const [networkHour, networkBytes] = [networkHourOf(network), networkBytesOf(network)]
      const networkDay = networkDayOf(network)
      const typed = CONTACT_FIELDS.reduce((sum, field) => sum + Buffer.byteLength(message[field]), 0)
      const bytes = BYTES_PER_BYTE * typed + BYTES_PER_ROW
      const full = [
        hour.used >= MAX_FACTOR * rates.perHour && hour,
        networkHour.used >= MAX_NETWORK_FACTOR * rates.perHour && networkHour,
        networkBytes.used + bytes > MAX_NETWORK_BYTES && networkBytes,
      ].filter((window) => window !== false)
      if (full.length > 0) {
        const waitMs = Math.max(...full.map(({ endsAt }) => endsAt)) - monotonicMs()
        return { outcome: 'rate-limited', retryAfterS: Math.max(1, Math.ceil(waitMs / 1_000)) }
      }
      const isFirst = networkDay.used === 0
      if (!disk.hasRoom || (disk.isReserved && !isFirst))
        return { outcome: 'disk-full', retryAfterS: DISK_RETRY_AFTER_S }

      networkDay.endsAt = monotonicMs() + DAY_MS
      const windows = [minute, hour, networkHour, networkDay]
      for (const window of windows) window.used += 1
      networkBytes.used += bytes
      let taken: Bucket | undefined
      return {
        isOver:
          minute.used > rates.perMinute ||
          hour.used > rates.perHour ||
          networkHour.used > NETWORK_FACTOR * rates.perHour,
        takeMail() {
          taken = (isFirst ? [mails, firstMails] : [mails]).find((bucket) => bucket.take())
          return taken !== undefined
        },
        refund() {
          taken?.giveBack()
          for (const window of windows) window.used -= 1
          networkBytes.used -= bytes
        },
      }
    },
  }
}
