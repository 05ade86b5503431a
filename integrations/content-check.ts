import type { AstroIntegration } from 'astro'
import { checkContent, formatProblem } from '#src/content/validate/check-content.ts'

/** Logs each problem in the content as one line. Problems stop the build, but not the development server. */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': ({ command, logger }) => {
        const { problems } = checkContent(process.cwd())
        if (problems.length === 0) return
        for (const problem of problems) logger.error(formatProblem(problem))
        if (command === 'build') throw new Error(`the content has ${problems.length} problems, listed above`)
      },
    },
  }
}
