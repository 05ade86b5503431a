import { missingCaddy } from '../support/caddy.ts'
import { runScenarios } from '../support/run-scenarios.ts'
import type { Scenario } from '../support/scenario.ts'
import { checkImage, missingForImage } from './image/image.ts'
import { missingForMachine } from './machine/machine.ts'
import { checkOneMachine } from './machine/one-machine.ts'
import { checkOtherOrigin } from './other-origin.ts'
import { checkSlowConnections } from './slow-connections.ts'

/** Scenarios with the built site and real servers on loopback, on a bare Debian, and in the image. */
const SCENARIOS: Readonly<Record<string, Scenario>> = {
  image: { missing: missingForImage, run: checkImage },
  'one-machine': { missing: missingForMachine, run: checkOneMachine },
  'other-origin': { run: checkOtherOrigin },
  'slow-connections': { missing: missingCaddy, run: checkSlowConnections },
}

// Usage: npm run test:deployment [-- [--json] NAME...]
await runScenarios(SCENARIOS, process.argv.slice(2))
