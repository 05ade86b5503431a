import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,server,contact,scripts,bench,prove}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
