import { enableCompileCache, flushCompileCache } from 'node:module'
import { resolve } from 'node:path'

// Half of a start is compiling: what one start compiled, the next one reads. Where the folder cannot be written,
// the start is as slow as ever; NODE_COMPILE_CACHE names another one.
enableCompileCache(
  process.env.NODE_COMPILE_CACHE ?? resolve(import.meta.dirname, '../node_modules/.cache/server'),
)
await import('./start.ts')
flushCompileCache()
