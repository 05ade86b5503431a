import type { AstroIntegration, ClientDirective } from 'astro'
import { isFastConnection } from '#src/ui/fast-connection.ts'
import { withStorage } from '#src/ui/with-storage.ts'

declare module 'astro' {
  interface AstroClientDirectives {
    /** The key in local storage whose presence hydrates the island on page load. */
    'client:intent'?: string
  }
}

/** Adds the directive `client:intent`, which this file exports, to Astro. */
export function clientIntent(): AstroIntegration {
  const directive = { name: 'intent', entrypoint: './src/form/hydrate-on-intent.ts' }
  return {
    name: 'client-intent',
    hooks: { 'astro:config:setup': ({ addClientDirective }) => addClientDirective(directive) },
  }
}

/** Hydrates an island, which works without scripts before, at a pointer or focus (docs/decisions/0014-prefetch-of-islands.md). */
const intent: ClientDirective = (load, options, island) => {
  let isHydrating = false

  const hydrate = async () => {
    if (isHydrating) return
    isHydrating = true
    try {
      await (await load())()
    } finally {
      // Astro removes the attribute `ssr` only after a successful hydration.
      isHydrating = !island.hasAttribute('ssr')
    }
  }
  // Touch fires pointer events too.
  for (const trigger of ['pointerover', 'pointerdown', 'focusin'])
    island.addEventListener(trigger, () => void hydrate())
  // The island may have had the focus before this script ran.
  const isStored = withStorage(() => localStorage.getItem(options.value) !== null)
  if (isStored || island.matches(':focus-within')) void hydrate()
  if (isFastConnection()) preloadWhenIdle(island)
}

/** Delay after the load event, in ms, so that the page is drawn first. */
const PRELOAD_DELAY_MS = 1000

const IMPORT = /"(\.\/[\w.-]+\.js)"/g

/** Fetches the modules of an island after the load event, when the browser is idle, but does not execute them. */
function preloadWhenIdle(island: Element): void {
  const preload = () => void preloadModules(island).catch(() => {})
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  addEventListener('load', () => setTimeout(() => whenIdle(preload), PRELOAD_DELAY_MS), { once: true })
}

/** Fetches the component, its imports and the renderer. Chromium does not preload imports, so they are read from the text. */
async function preloadModules(island: Element): Promise<void> {
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

export default intent
