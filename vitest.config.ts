import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,server,contact,integrations,scripts,perf,test}/**/*.test.{ts,tsx}'],
    // npm run test:engines runs these tests, with vitest.engines.config.ts.
    exclude: ['test/engines/**'],
    testTimeout: 20_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
