import type { HydrationOptions } from './hydrate-on-intent.ts'
import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean | HydrationOptions
  }
}
