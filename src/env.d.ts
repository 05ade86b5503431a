/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** Base address of the contact API; empty for the same origin. */
  readonly PUBLIC_API_BASE_URL?: string
}
