import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,server,contact,integrations,scripts,perf,test}/**/*.test.{ts,tsx}'],
    // They have a configuration and a command of their own: npm run test:engines.
    exclude: ['test/engines/**'],
    testTimeout: 20_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
