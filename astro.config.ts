import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { clientIntent } from './scripts/build/client-intent.ts'
import { contentCheck } from './scripts/build/content-check.ts'
import { lateFaces } from './scripts/build/late-faces.ts'
import { layerOrder } from './scripts/build/layer-order.ts'
import { leanDrawings } from './scripts/build/lean-drawings.ts'
import { patternSheet } from './scripts/build/pattern-sheet.ts'
import { precompress } from './scripts/build/precompress.ts'
import { screenStyles } from './scripts/build/screen-styles.ts'
import { serviceWorker } from './scripts/build/service-worker.ts'
import { shortClassNames } from './scripts/build/short-class-names.ts'
import { usedStyles } from './scripts/build/used-styles.ts'
import { weightBudgets } from './scripts/build/weight-budgets.ts'

// An empty value counts as unset, as it does for the server.
const apiPort = process.env.API_PORT || '3001'

export default defineConfig({
  site: process.env.SITE_URL || 'http://localhost:3000',
  trailingSlash: 'never',
  server: { port: Number(process.env.PORT || 3000), host: process.env.HOST || '127.0.0.1' },
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [
    contentCheck(),
    react(),
    clientIntent(),
    shortClassNames(),
    patternSheet(),
    leanDrawings(),
    screenStyles(),
    usedStyles(),
    lateFaces(),
    serviceWorker(),
    precompress(),
    weightBudgets(),
  ],
  vite: {
    css: { postcss: { plugins: [layerOrder()] } },
    // Strict CSP: pictures and fonts never become data: addresses.
    build: {
      assetsInlineLimit: (file) => (/\.(svg|avif|webp|jpg|png|woff2)$/.test(file) ? false : undefined),
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
