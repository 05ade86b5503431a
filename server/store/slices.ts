import { setImmediate as nextTurn } from 'node:timers/promises'

/** Rows of one statement. More would hold the only thread and the write lock for longer than a visitor notices. */
export const SLICE_SIZE = 50

/**
 * Does a piece of work for each slice of ids, and lets the event loop turn in between: awaiting a synchronous driver does not.
 * All slices have one size, because each size is another prepared statement; the last id fills up the last slice.
 */
export async function inSlices(
  ids: readonly string[],
  work: (slice: string[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < ids.length; start += SLICE_SIZE) {
    if (start > 0) await nextTurn()
    const slice = ids.slice(start, start + SLICE_SIZE)
    const filling = Array<string>(SLICE_SIZE - slice.length).fill(slice.at(-1) ?? '')
    await work([...slice, ...filling])
  }
}
