import { setTimeout as wait } from 'node:timers/promises'

/** Rows of one statement. More would hold the only thread and the write lock for longer than a visitor notices. */
export const SLICE_SIZE = 25

/** Pause between two slices. A request takes several turns of the event loop. */
const PAUSE_MS = 10

/** Lets requests go first: awaiting a query of a synchronous driver does not turn the event loop. */
export const letOthersGoFirst = () => wait(PAUSE_MS)

/** Splits rows into the slices of several statements. */
export function slicesOf<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / SLICE_SIZE) }, (_, slice) =>
    rows.slice(slice * SLICE_SIZE, (slice + 1) * SLICE_SIZE),
  )
}

/**
 * Does a piece of work for each slice of ids, and lets requests go first in between.
 * All slices have one size, because each size is another prepared statement; the last id fills up the last slice.
 */
export async function inSlices(ids: readonly string[], work: (slice: string[]) => Promise<void>) {
  for (const slice of slicesOf(ids)) {
    await work([...slice, ...Array<string>(SLICE_SIZE - slice.length).fill(slice.at(-1) ?? '')])
    await letOthersGoFirst()
  }
}
