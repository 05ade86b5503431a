import { runSteps, STATIC_CHECKS } from './run-steps.ts'

// npm run check: the static checks. The pre-push hook runs them too.
const failed = runSteps(STATIC_CHECKS)
if (failed.length > 0) {
  console.error(`\nfailed: ${failed.join(', ')}`)
  process.exitCode = 1
}
