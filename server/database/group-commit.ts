/** At most this many entries share one commit, so that the first never waits long for the last. */
const MAX_GROUP_SIZE = 64

type Waiting<Entry, Result> = {
  entry: Entry
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Lets entries that arrive while a commit is under way share the next one: the disk is waited for once a group,
 * not once an entry.
 * @param write commits all entries or none and gives one result for each, in order
 * @returns a function that adds one entry and answers once it is committed
 */
export function groupCommit<Entry, Result>(
  write: (entries: Entry[]) => Promise<Result[]>,
): (entry: Entry) => Promise<Result> {
  const queue: Waiting<Entry, Result>[] = []
  let writing = false

  async function writeAll(): Promise<void> {
    writing = true
    while (queue.length > 0) {
      const group = queue.splice(0, MAX_GROUP_SIZE)
      try {
        const results = await write(group.map(({ entry }) => entry))
        for (const [place, { resolve }] of group.entries()) resolve(results[place] as Result)
      } catch (error) {
        for (const { reject } of group) reject(error)
      }
    }
    writing = false
  }

  return (entry) =>
    new Promise((resolve, reject) => {
      queue.push({ entry, resolve, reject })
      if (!writing) void writeAll()
    })
}
