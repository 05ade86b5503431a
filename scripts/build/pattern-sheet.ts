import type { AstroIntegration } from 'astro'

/** Adds the contact sheet of all drawings at /patterns, in development only. */
export function patternSheet(): AstroIntegration {
  return {
    name: 'pattern-sheet',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev')
          injectRoute({ pattern: '/patterns', entrypoint: './src/pattern-sheet/patterns.astro' })
      },
    },
  }
}
