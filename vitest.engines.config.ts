import { defineConfig } from 'vitest/config'

/** Tests in Firefox and WebKit: docs/decisions/0010-firefox-and-webkit.md. */
export default defineConfig({
  test: {
    include: ['test/engines/**/*.test.ts'],
    // Run one browser at a time, with timeouts that are long enough for a slow machine.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 100 } },
  },
})
