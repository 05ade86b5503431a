/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** Base URL of the contact API. Empty if the site and the API have the same origin. */
  readonly PUBLIC_API_BASE_URL?: string
}
