import type { AstroIntegration } from 'astro'

/** Adds the directive `client:intent`: an island hydrates at the first pointer, touch or focus on it. */
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
