const MAX_GROUP_SIZE = 64

type QueuedEntry<Entry, Result> = {
  entry: Entry
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Collects entries that arrive during a commit and writes them together in the next commit, so that each group costs only
 * one disk sync.
 * @param commit writes all entries of a group or none, and returns one result for each entry, in the same order
 * @param isEntryError returns true if one entry caused the error; the entries of the group are then committed one by one
 * @returns a function that queues an entry and resolves once it is committed
 */
export function groupCommit<Entry, Result>(
  commit: (entries: Entry[]) => Promise<Result[]>,
  isEntryError: (error: unknown) => boolean,
): (entry: Entry) => Promise<Result> {
  const queue: QueuedEntry<Entry, Result>[] = []
  let isCommitting = false

  async function commitQueue(): Promise<void> {
    isCommitting = true
    while (queue.length > 0) await commitGroup(queue.splice(0, MAX_GROUP_SIZE))
    isCommitting = false
  }

  async function commitGroup(group: QueuedEntry<Entry, Result>[]): Promise<void> {
    try {
      const results = await commit(group.map(({ entry }) => entry))
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as Result)
    } catch (error) {
      if (group.length > 1 && isEntryError(error)) for (const queued of group) await commitGroup([queued])
      else for (const { reject } of group) reject(error)
    }
  }

  return (entry) =>
    new Promise((resolve, reject) => {
      queue.push({ entry, resolve, reject })
      if (!isCommitting) void commitQueue()
    })
}
