import { PROOFS } from './all.ts'
import { searchLogs } from './programs.ts'
import type { Figure, Proof, ProofReport, Size } from './scenario.ts'

// npm run prove [-- [--short] [--json] NAME...]: prints a table of figures, or one line of JSON for each proof;
// ends with 1 where a figure is not what it must be.

const args = process.argv.slice(2)
const size: Size = args.includes('--short') ? 'short' : 'long'
const asJson = args.includes('--json')
const names = args.filter((arg) => !arg.startsWith('--'))
const unknown = names.find((name) => !(name in PROOFS))

if (unknown) {
  console.error(`There is no proof ${unknown}. There are: ${Object.keys(PROOFS).join(', ')}.`)
  process.exitCode = 2
} else {
  if (!asJson) console.log('| proof | figure | measured | wanted | holds |\n|---|---|---|---|---|')
  for (const name of names.length > 0 ? names : Object.keys(PROOFS)) await prove(PROOFS[name] as Proof)
}

async function prove(proof: Proof): Promise<void> {
  const start = performance.now()
  const missing = proof.missing?.()
  const figures = missing ? [] : [...(await proof.run(size)), ...searchLogs()]
  if (missing || figures.some(({ ok }) => !ok)) process.exitCode = 1
  if (asJson) console.log(JSON.stringify({ name: proof.name, missing, figures } satisfies ProofReport))
  else printTable(proof.name, missing, figures)
  console.error(`${proof.name}: ${Math.round((performance.now() - start) / 1000)} s`)
}

function printTable(name: string, missing: string | undefined, figures: Figure[]): void {
  if (missing) console.log(`| ${name} | not run: ${missing} | | | no |`)
  for (const { what, measured, wanted, ok } of figures) {
    console.log(`| ${name} | ${what} | ${measured} | ${wanted} | ${ok ? 'yes' : '**no**'} |`)
  }
}
