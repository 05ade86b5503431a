import type { AstroIntegration } from 'astro'

/** Adds the directive `client:intent`, which hydrates an island when the visitor first points at, touches or focuses it. */
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
