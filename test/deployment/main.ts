import { findNginx } from '../resilience/nginx.ts'
import type { Figure } from '../resilience/scenario.ts'
import { findPostgres } from '../support/postgres.ts'
import { addresses } from './addresses.ts'
import { findCaddy, oneMachineWithCaddy } from './caddy.ts'
import { severalMachines } from './multi-instance.ts'
import { oneMachine } from './single-machine.ts'
import { pagesElsewhere } from './split-origin.ts'
import { takeover } from './zero-downtime-deploy.ts'

// npm run prove:deploy: runs deploy/nginx and deploy/caddy with the built site and the real server on loopback, then
// the pages from a static host with the server elsewhere, and prints a table of figures; ends with 1 where one is not what it must be. What is not installed is said and left out.

type Part = { name: string; prove: () => Promise<Figure[]>; missing?: string | false }

const PARTS: Part[] = [
  { name: 'one machine', prove: oneMachine },
  {
    name: 'one machine, Caddy',
    prove: oneMachineWithCaddy,
    missing: !findCaddy() && 'Caddy is not installed (apt-get install caddy)',
  },
  { name: 'pages elsewhere', prove: pagesElsewhere },
  { name: 'visitors’ addresses', prove: addresses },
  { name: 'a new release', prove: takeover },
  {
    name: 'three servers, PostgreSQL',
    prove: severalMachines,
    missing: !findPostgres() && 'PostgreSQL is not installed (apt-get install postgresql)',
  },
]

if (findNginx()) {
  console.log('| part | figure | measured | wanted | holds |\n|---|---|---|---|---|')
  for (const part of PARTS) await report(part)
} else {
  console.log('Not run: nginx is not installed (apt-get install nginx-light), or set NGINX_BIN.')
}

async function report({ name, prove, missing }: Part): Promise<void> {
  if (missing) {
    console.log(`| ${name} | not run: ${missing} | | | |`)
    return
  }
  for (const { what, measured, wanted, ok } of await prove()) {
    if (!ok) process.exitCode = 1
    console.log(`| ${name} | ${what} | ${measured} | ${wanted} | ${ok ? 'yes' : '**no**'} |`)
  }
}
