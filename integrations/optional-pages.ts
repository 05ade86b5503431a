import type { AstroIntegration } from 'astro'
import { readGitHost } from '#src/editor/git-host.ts'

/**
 * Adds the page /edit for editors to the development server, and to the built site if its settings name a git host; and
 * to the development server the page /patterns with all drawings.
 */
export function optionalPages(): AstroIntegration {
  return {
    name: 'optional-pages',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        const isDev = command === 'dev'
        if (isDev)
          injectRoute({ pattern: '/patterns', entrypoint: './src/dev/pattern-gallery/patterns.astro' })
        if (isDev || readGitHost(process.env))
          injectRoute({ pattern: '/edit', entrypoint: './src/editor/edit.astro' })
      },
    },
  }
}
