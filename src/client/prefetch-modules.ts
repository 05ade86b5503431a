import { isFastConnection } from './fast-connection.ts'

/**
 * Fetches the modules of an island after the load event, when the browser is idle, but does not execute them. Skipped if
 * the visitor saves data or has a slow connection (docs/decisions/0014-prefetch-of-islands.md).
 */
export function prefetchWhenIdle(island: Element): void {
  if (!isFastConnection()) return
  const prefetch = () => void prefetchModules(island).catch(() => {})
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  addEventListener('load', () => setTimeout(() => whenIdle(prefetch), PREFETCH_DELAY_MS))
}

/** Delay after the load event, in ms, so that the page is drawn first. */
const PREFETCH_DELAY_MS = 1000

/** An import in a built module. */
const IMPORT = /"(\.\/[\w.-]+\.js)"/g

/** Fetches the component, its imports and the renderer. Chromium does not preload imports, so they are read from the text. */
async function prefetchModules(island: Element): Promise<void> {
  const [component, renderer] = ['component-url', 'renderer-url'].map(
    (name) => new URL(island.getAttribute(name) ?? '', location.href),
  )
  if (!component || !renderer) return
  const source = await (await fetch(component)).text()
  const imports = [...source.matchAll(IMPORT)].map(([, path]) => new URL(path ?? '', component))
  for (const { href } of [component, renderer, ...imports])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }),
    )
}
