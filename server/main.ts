import { enableCompileCache, flushCompileCache } from 'node:module'
import { resolve } from 'node:path'

// Half of startup is compilation, so enable Node's compile cache. If its folder is not writable, startup is only slower;
// NODE_COMPILE_CACHE sets another folder.
enableCompileCache(
  process.env.NODE_COMPILE_CACHE ?? resolve(import.meta.dirname, '../node_modules/.cache/server'),
)
await import('./start.ts')
flushCompileCache()
