import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { ViteDevServer } from 'vite'
import { formatProblem } from '#src/content/validate/check-content.ts'
import { serveEditor } from '#src/dev/editor/serve-editor.ts'
import { type ProblemWatch, watchProblems } from '#src/dev/watch-problems.ts'

/**
 * Adds to the development server only: the page /patterns with all drawings, the page /edit for editors, and an overlay
 * with the problems that the content check finds.
 */
export function developmentPages(): AstroIntegration {
  let root: string
  return {
    name: 'development-pages',
    hooks: {
      'astro:config:setup': ({ command, config, injectRoute }) => {
        root = fileURLToPath(config.root)
        if (command === 'dev')
          injectRoute({ pattern: '/patterns', entrypoint: './src/dev/pattern-gallery/patterns.astro' })
      },
      'astro:server:setup': ({ server }) => {
        const watch = watchProblems(root, server.watcher)
        showOverlay(server, watch)
        server.middlewares.use('/edit/problems', (_, response) => {
          response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
          const send = () =>
            response.write(`data: ${JSON.stringify(watch.problems().map(formatProblem))}\n\n`)
          send()
          response.on('close', watch.onChange(send))
        })
        server.middlewares.use('/edit', (request, response) => serveEditor(root, request, response))
      },
    },
  }
}

/** Shows the problems over every open page, and reloads the pages when there are none left. */
function showOverlay({ ws }: ViteDevServer, { problems, onChange }: ProblemWatch): void {
  const show = () => {
    const lines = problems().map(formatProblem)
    if (lines.length === 0) return ws.send({ type: 'full-reload' })
    // Astro's overlay shows a title too, which Vite's type does not have.
    const err = {
      name: 'Content check',
      title: 'Correct these fields',
      message: lines.join('\n\n'),
      stack: '',
    }
    ws.send({ type: 'error', err })
  }
  onChange(show)
  ws.on('connection', () => {
    if (problems().length > 0) show()
  })
}
