import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const FOLDERS = '{src,server,contact,integrations,scripts,perf,test}'

/** `npm test` runs the project unit. `npm run test:full` also runs slow and postgres: docs/testing.md#levels. */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    retry: process.env.CI ? 1 : 0,
    // Use every core, because the tests often wait for other processes. For the same reason, one core runs two workers.
    maxWorkers: Math.max(2, availableParallelism()),
    // src/styles/palette.ts reads the colours of this style sheet; Vitest leaves others empty.
    css: { include: /tokens\.css/, modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${FOLDERS}/**/*.test.{ts,tsx}`],
          // npm run test:engines runs the tests of test/engines, with vitest.engines.config.ts.
          exclude: ['**/*.slow.test.ts', 'test/engines/**'],
          // The test files leave no global state, so they can share a few threads instead of starting a process each.
          pool: 'threads',
          isolate: false,
        },
      },
      { extends: true, test: { name: 'slow', include: [`${FOLDERS}/**/*.slow.test.ts`] } },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ['server/**/*.database.test.ts'],
          globalSetup: 'test/support/start-shared-postgres.ts',
        },
      },
    ],
  },
})
