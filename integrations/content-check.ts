import type { AstroIntegration } from 'astro'
import { checkContentAndMedia } from '#src/content/check/check-media.ts'
import { formatProblem } from '#src/content/check/format-problem.ts'
import { contentRoot } from '#src/content/load/content-root.ts'

/** Checks the content before Astro starts. A problem fails the build, but does not stop the development server. */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, logger }) => {
        const { problems } = await checkContentAndMedia(contentRoot())
        if (problems.length === 0) return
        for (const problem of problems) logger.error(formatProblem(problem))
        if (command === 'build') throw new Error(`the content has ${problems.length} problems, listed above`)
      },
    },
  }
}
