const MAX_GROUP_SIZE = 64

/**
 * Collects entries that arrive during a commit and writes them together in the next commit, so that each group costs only
 * one disk sync, and waits only once for a lock of another process.
 * @param commit writes all entries of a group or none, and returns one result for each entry, in the same order
 * @param isEntryError returns true if one entry caused the error; the entries of the group are then committed one by one
 * @returns a function that queues an entry and resolves once it is committed
 */
export function groupCommit<Entry, Result>(
  commit: (entries: Entry[]) => Promise<Result[]>,
  isEntryError: (error: unknown) => boolean,
): (entry: Entry) => Promise<Result> {
  let lastCommit: Promise<unknown> = Promise.resolve()
  let nextGroup: { entries: Entry[]; results: Promise<Result[]> } | undefined

  /** Creates a group that is committed after all earlier groups. Until then, entries can join it. */
  function createGroup() {
    const entries: Entry[] = []
    const results = lastCommit.then(() => {
      if (nextGroup?.entries === entries) nextGroup = undefined
      return commit(entries)
    })
    lastCommit = results.catch(() => {})
    return { entries, results }
  }

  return async (entry) => {
    if (!nextGroup || nextGroup.entries.length === MAX_GROUP_SIZE) nextGroup = createGroup()
    const { entries, results } = nextGroup
    const index = entries.push(entry) - 1
    try {
      return (await results)[index] as Result
    } catch (error) {
      if (entries.length === 1 || !isEntryError(error)) throw error
      return (await commit([entry]))[0] as Result
    }
  }
}
