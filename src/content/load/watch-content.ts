import { join } from 'node:path'
import type { FSWatcher } from 'vite'

/** Git writes several files at once, and many programs write a file in two steps, of which the first empties it. */
const DEBOUNCE_MS = 150

/**
 * Calls a function after each change of files in `content/`.
 * @param root folder that contains `content/`
 * @param watcher the development server's
 */
export function watchContent(root: string, watcher: FSWatcher, onChange: () => void): void {
  const folder = join(root, 'content')
  let debounce: ReturnType<typeof setTimeout> | undefined
  watcher.add(folder)
  watcher.on('all', (_, path) => {
    if (!path.startsWith(folder)) return
    clearTimeout(debounce)
    debounce = setTimeout(onChange, DEBOUNCE_MS)
  })
}
