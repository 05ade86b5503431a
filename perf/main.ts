import { argv } from 'node:process'

// Runs the module of this folder that `npm run perf -- NAME [ARGUMENTS]` names (docs/performance.md).
const [name = ''] = argv.splice(2, 1)
if (['pages', 'interactions', 'contact'].includes(name)) await import(`./${name}.ts`)
else throw new Error('Usage: npm run perf -- pages|interactions|contact')
