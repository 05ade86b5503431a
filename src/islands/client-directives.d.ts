import type { Intent } from './client-intent.ts'
import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean | Intent
  }
}
