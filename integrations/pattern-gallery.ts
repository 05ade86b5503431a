import type { AstroIntegration } from 'astro'

/** Adds the page /patterns, which shows all drawings, to the development server only. */
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
