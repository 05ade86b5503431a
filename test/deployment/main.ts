import { runScenarios } from '../support/run-scenarios.ts'
import type { Scenario } from '../support/scenario.ts'
import { checkImage, missingForImage } from './image/image.ts'
import { missingForMachine } from './machine/machine.ts'
import { checkOneMachine } from './machine/one-machine.ts'

/** Scenarios with the image, and with the site on a bare Debian. */
const SCENARIOS: Readonly<Record<string, Scenario>> = {
  image: { missing: missingForImage, run: checkImage },
  'one-machine': { missing: missingForMachine, run: checkOneMachine },
}

// Usage: npm run test:deployment [-- [--json] NAME...]
await runScenarios(SCENARIOS, process.argv.slice(2))
