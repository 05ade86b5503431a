import { defineConfig } from 'vitest/config'

/** Tests in three engines: docs/testing.md. */
export default defineConfig({
  test: {
    include: ['test/engines/**/*.test.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/reports/engines.json' },
    // Run one browser at a time, with timeouts that are long enough for a slow machine.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 100 } },
  },
})
