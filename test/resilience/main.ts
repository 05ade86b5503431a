import { runScenarios } from '../support/run-scenarios.ts'
import { SCENARIOS } from './scenarios.ts'

// Usage: npm run test:resilience [-- [--short] [--json] NAME...]
await runScenarios(SCENARIOS, process.argv.slice(2))
