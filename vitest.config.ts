import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,server,contact,integrations,scripts,bench,prove,test}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
