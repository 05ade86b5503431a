import { enableCompileCache, flushCompileCache } from 'node:module'
import { resolve } from 'node:path'

// Compilation takes half of the startup, so cache it. If the folder is not writable, startup is slower but works.
enableCompileCache(
  process.env.NODE_COMPILE_CACHE ?? resolve(import.meta.dirname, '../node_modules/.cache/server'),
)
await import('./start.ts')
flushCompileCache()
