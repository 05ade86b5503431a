import { argv } from 'node:process'

/** The functions that `npm run perf -- NAME [ARGUMENTS]` runs, by name. */
const MEASUREMENTS: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  pages: async (args) => (await import('./pages/measure-pages.ts')).measurePages(args),
  interactions: async (args) =>
    (await import('./interactions/measure-interactions.ts')).measureInteractions(args),
  contact: async () => (await import('./contact.ts')).measureContact(),
}

const [name = '', ...args] = argv.slice(2)
const measure = MEASUREMENTS[name]
if (measure) {
  await measure(args)
} else {
  console.error(`Usage: npm run perf -- ${Object.keys(MEASUREMENTS).join('|')}`)
  process.exitCode = 2
}
