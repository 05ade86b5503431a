import { basename } from 'node:path'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { clientIntent } from './integrations/client-intent.ts'
import { contentCheck } from './integrations/content-check.ts'
import { patternGallery } from './integrations/pattern-gallery.ts'
import { precompress } from './integrations/precompress.ts'
import { serviceWorker } from './integrations/service-worker.ts'

// An empty value counts as unset, as it does for the server.
const apiPort = process.env.API_PORT || '3001'

export default defineConfig({
  site: process.env.SITE_URL || 'http://localhost:3000',
  trailingSlash: 'never',
  server: { port: Number(process.env.PORT || 3000), host: process.env.HOST || '127.0.0.1' },
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  // The service worker lists the files of the finished build, and the compressed copies include its script.
  integrations: [contentCheck(), react(), clientIntent(), patternGallery(), serviceWorker(), precompress()],
  vite: {
    // Readable, and as short after compression as hashed names. Modules must have different file names.
    css: {
      modules: {
        generateScopedName: (name: string, file: string) => `${basename(file, '.module.css')}-${name}`,
      },
    },
    // Strict CSP: pictures, fonts and linked style sheets never become data: addresses.
    build: {
      assetsInlineLimit: (file) => (/\.(svg|avif|webp|jpg|png|woff2|css)$/.test(file) ? false : undefined),
    },
    // One file for React and what starts it: a kilobyte less than three, which no island needs apart.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    test: /node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/,
                  },
                ],
              },
            },
          },
        },
      },
    },
    // The server compares Origin with Host, so the proxy leaves Host as it is.
    server: { proxy: { '/api': { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false } } },
  },
})
