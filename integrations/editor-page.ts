import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build } from 'vite'
import { readGitHost } from '#src/content/editor/git-host.ts'

/** Adds the page /edit for editors to the development server, and to the built site if its settings name a git host. */
export function editorPage(): AstroIntegration {
  let hasEditor = false
  return {
    name: 'editor-page',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        hasEditor = command === 'dev' || readGitHost(process.env) !== undefined
        if (hasEditor) injectRoute({ pattern: '/edit', entrypoint: './src/content/editor/edit.astro' })
      },
      'astro:build:done': async ({ dir }) => {
        if (hasEditor) await buildEditor(fileURLToPath(new URL('editor', dir)))
      },
    },
  }
}

/** Builds the script of /edit apart from the pages, so that nothing of it enters the scripts of visitors. */
async function buildEditor(folder: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    base: '/editor/',
    build: {
      outDir: folder,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        input: fileURLToPath(new URL('../src/content/editor/start-editor.ts', import.meta.url)),
        output: { entryFileNames: '[name].js' },
      },
    },
    // Leaves out Sveltia's grammars for highlighting program code, because no field contains any.
    plugins: [
      { name: 'no-languages', load: (id) => (id.includes('/@shikijs/') ? 'export default []' : undefined) },
    ],
  })
}
