import { join } from 'node:path'
import type { FSWatcher } from 'vite'

/** Editors and git write several files at once, and many programs write a file in two steps, of which the first empties it. */
const DEBOUNCE_MS = 150

/**
 * Calls a function after each change of files in `content/`.
 * @param root folder that contains `content/`
 * @param watcher the development server's
 * @param onChange gets the absolute paths of the files that were added, changed or removed
 */
export function watchContent(root: string, watcher: FSWatcher, onChange: (paths: string[]) => void): void {
  const folder = join(root, 'content')
  const changed = new Set<string>()
  let debounce: ReturnType<typeof setTimeout> | undefined
  watcher.add(folder)
  watcher.on('all', (_, path) => {
    if (!path.startsWith(folder)) return
    changed.add(path)
    clearTimeout(debounce)
    debounce = setTimeout(() => {
      const paths = [...changed]
      changed.clear()
      onChange(paths)
    }, DEBOUNCE_MS)
  })
}
