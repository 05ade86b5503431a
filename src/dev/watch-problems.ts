import { join } from 'node:path'
import type { FSWatcher } from 'vite'
import type { ContentProblem } from '#src/content/load/read-content.ts'
import { checkContent } from '#src/content/validate/check-content.ts'
import { checkEditorial } from '#src/content/validate/check-editorial.ts'

/** Editors and git write several files at once. */
const DEBOUNCE_MS = 150

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
  let problems = allProblems(root)
  let debounce: ReturnType<typeof setTimeout> | undefined

  const check = () => {
    const previous = JSON.stringify(problems)
    problems = allProblems(root)
    if (JSON.stringify(problems) !== previous) for (const listener of listeners) listener()
  }
  watcher.add(join(root, 'content'))
  watcher.on('all', (_, path) => {
    if (!path.startsWith(join(root, 'content'))) return
    clearTimeout(debounce)
    debounce = setTimeout(check, DEBOUNCE_MS)
  })
  return {
    problems: () => problems,
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function allProblems(root: string): ContentProblem[] {
  const { files, problems } = checkContent(root)
  return problems.length > 0 ? problems : checkEditorial(root, files)
}
