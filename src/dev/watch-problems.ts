import type { FSWatcher } from 'vite'
import type { ContentProblem } from '#src/content/load/read-content.ts'
import { watchContent } from '#src/content/load/watch-content.ts'
import { checkContent } from '#src/content/validate/check-content.ts'

export type ProblemWatch = {
  /** Returns the problems of the last check. */
  problems: () => ContentProblem[]
  /** Calls the listener after each check with another result. Returns a function that removes the listener. */
  onChange: (listener: () => void) => () => void
}

/**
 * Checks the content after each change of a file in `content/`, with the rules of `npm run check:content`.
 * @param root folder that contains `content/`
 */
export function watchProblems(root: string, watcher: FSWatcher): ProblemWatch {
  const listeners = new Set<() => void>()
  let { problems } = checkContent(root)

  watchContent(root, watcher, () => {
    const previous = JSON.stringify(problems)
    problems = checkContent(root).problems
    if (JSON.stringify(problems) !== previous) for (const listener of listeners) listener()
  })
  return {
    problems: () => problems,
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
