import { runSteps, STATIC_CHECKS } from './run-steps.ts'

// npm run check: runs the static checks. The pre-push hook also runs this command.
const failed = runSteps(STATIC_CHECKS)
if (failed.length > 0) {
  console.error(`\nfailed: ${failed.join(', ')}`)
  process.exitCode = 1
}
