import type { AstroIntegration } from 'astro'

/** Adds `client:intent`: an island wakes at the first pointer, touch or focus on it. */
export function clientIntent(): AstroIntegration {
  return {
    name: 'client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/client/hydrate-on-intent.ts' })
      },
    },
  }
}
