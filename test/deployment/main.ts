import { missingCaddy } from '../support/caddy.ts'
import { runScenarios } from '../support/run-scenarios.ts'
import type { Scenario } from '../support/scenario.ts'
import { checkOtherOrigin } from './other-origin.ts'
import { checkSlowConnections } from './slow-connections.ts'

/** Scenarios with the built site and real servers on loopback. */
const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'other-origin': { run: checkOtherOrigin },
  'slow-connections': { missing: missingCaddy, run: checkSlowConnections },
}

// Usage: npm run test:deployment [-- [--json] NAME...]
await runScenarios(SCENARIOS, process.argv.slice(2))
