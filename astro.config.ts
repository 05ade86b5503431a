import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import customMedia from 'postcss-custom-media'
import { browserTargets } from './integrations/browser-targets.ts'
import { classNamer } from './integrations/class-name.ts'
import { contentCheck } from './integrations/content-check.ts'
import { cssLayers } from './integrations/css-layers.ts'
import { editorPage } from './integrations/editor-page.ts'
import { finishBuild } from './integrations/finish-build.ts'
import { contentFile, contentRoot } from './src/content/load/content-root.ts'
import { clientIntent } from './src/form/hydrate-on-intent.ts'

// An empty value counts as unset, as it does for the server.
// The server compares Origin with Host, so the proxy must not change Host.
const apiProxy = { target: `http://127.0.0.1:${process.env.API_PORT || '3001'}`, changeOrigin: false }

export default defineConfig({
  site: process.env.SITE_URL || 'http://localhost:3000',
  trailingSlash: 'never',
  server: { port: Number(process.env.PORT || 3000), host: process.env.HOST || '127.0.0.1' },
  outDir: join(contentRoot(), 'dist'),
  build: { format: 'file', inlineStylesheets: 'always' },
  // Each build deletes what it does not use from its cache, so other content has a cache of its own.
  cacheDir: process.env.CONTENT_ROOT ? './node_modules/.astro-other' : './node_modules/.astro',
  devToolbar: { enabled: false },
  // Smaller JPEG files, for browsers without AVIF.
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: { jpeg: { mozjpeg: true } } } },
  integrations: [contentCheck(), react(), clientIntent(), editorPage(), finishBuild()],
  vite: {
    plugins: [cssLayers()],
    // Islands are hydrated by a client that keeps the page of the server if it was changed or if React fails.
    resolve: {
      alias: {
        '@content': contentFile(''),
        '@astrojs/react/client.js': fileURLToPath(new URL('src/form/hydrate-island.ts', import.meta.url)),
      },
    },
    css: { postcss: { plugins: [customMedia()] }, modules: { generateScopedName: classNamer() } },
    // Never inline these files: the CSP forbids data: URLs except for pictures, and the browser can cache picture files.
    build: {
      target: browserTargets(),
      assetsInlineLimit: (file) => (/\.(svg|avif|webp|jpg|png|woff2|css)$/.test(file) ? false : undefined),
    },
    // Put React, its loader and the components that several islands share into one chunk: every island needs React, and an
    // island then has a single import, which saves a round trip at the first touch.
    environments: {
      client: {
        build: {
          // Astro sets `esnext` here.
          target: browserTargets(),
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    test: /node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]|src[\\/](form[\\/]hydrate-island\.|ui[\\/](class-names\.|[A-Z]))/,
                  },
                ],
              },
            },
          },
        },
      },
    },
    server: { proxy: { '/api': apiProxy, '/team/': apiProxy } },
  },
})
