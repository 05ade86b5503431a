import { defineConfig } from 'vitest/config'
import { FIXTURE_SITE } from './test/support/fixture-site.ts'

/** Tests in three engines: docs/testing.md. */
export default defineConfig({
  test: {
    include: ['test/engines/**/*.test.ts'],
    env: { CONTENT_ROOT: FIXTURE_SITE },
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 20_000, interval: 100 } },
  },
})
