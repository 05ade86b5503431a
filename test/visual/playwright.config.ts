import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from '../support/find-chromium.ts'

const THEMES = ['light', 'dark'] as const

/** Pictures of all pages and drawings, which test/visual/main.ts takes of two builds. */
export default defineConfig({
  testDir: '.',
  outputDir: resolve('test-results/visual-artifacts'),
  snapshotPathTemplate: resolve('test-results/visual-before/{projectName}/{testName}{ext}'),
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: [['list'], ['html', { outputFolder: resolve('test-results/visual'), open: 'never' }]],
  expect: { timeout: 20_000, toHaveScreenshot: { threshold: 0, maxDiffPixels: 0 } },
  use: {
    baseURL: process.env.VISUAL_SITE ?? '',
    launchOptions: { executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] },
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
  },
  projects: [360, 1440].flatMap((width) =>
    THEMES.map((colorScheme) => ({
      name: `${width} px, ${colorScheme}`,
      use: { viewport: { width, height: width < 500 ? 740 : 900 }, colorScheme },
    })),
  ),
})
