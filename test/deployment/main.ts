import { findOnPath } from '#scripts/find-on-path.ts'
import { findNginx } from '../support/nginx.ts'
import { findPostgres } from '../support/postgres.ts'
import { runScenarios } from '../support/run-scenarios.ts'
import type { Scenario } from '../support/scenario.ts'
import { checkCaddy } from './caddy.ts'
import { checkClientAddress } from './client-address.ts'
import { checkMultiInstance } from './multi-instance.ts'
import { checkNginx } from './nginx.ts'
import { checkSharedCache } from './shared-cache.ts'
import { checkSlowPosts } from './slow-posts.ts'
import { checkSplitOrigin } from './split-origin.ts'
import { checkZeroDowntimeDeploy } from './zero-downtime-deploy.ts'

const missingNginx = () =>
  findNginx() ? undefined : 'nginx is not installed: apt-get install nginx-light, or set NGINX_BIN'
const missingPostgres = () =>
  findPostgres() ? undefined : 'PostgreSQL is not installed: apt-get install postgresql'

/** Scenarios that test the files of deploy/ with the built site and real servers on loopback. */
const SCENARIOS: Readonly<Record<string, Scenario>> = {
  nginx: { missing: missingNginx, run: checkNginx },
  caddy: {
    missing: () => (findOnPath(['caddy']) ? undefined : 'Caddy is not installed: apt-get install caddy'),
    run: checkCaddy,
  },
  'split-origin': { run: checkSplitOrigin },
  'client-address': { missing: missingNginx, run: checkClientAddress },
  'slow-posts': { missing: missingNginx, run: checkSlowPosts },
  'shared-cache': { missing: missingNginx, run: checkSharedCache },
  'zero-downtime-deploy': { missing: missingNginx, run: checkZeroDowntimeDeploy },
  'multi-instance': { missing: () => missingNginx() ?? missingPostgres(), run: checkMultiInstance },
}

// Usage: npm run test:deployment [-- [--json] NAME...]
await runScenarios(SCENARIOS, process.argv.slice(2))
