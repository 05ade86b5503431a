import type { AstroIntegration } from 'astro'

/** Adds the page /patterns with all drawings, in development only. */
export function patternGallery(): AstroIntegration {
  return {
    name: 'pattern-gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev')
          injectRoute({ pattern: '/patterns', entrypoint: './src/dev/pattern-gallery/patterns.astro' })
      },
    },
  }
}
