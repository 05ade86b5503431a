import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { contentKinds } from '#src/content/load/content-kinds.ts'
import { checkContent } from '#src/content/validate/check-content.ts'
import { formatProblem } from '#src/content/validate/format-problem.ts'
import { type Extreme, extremeValue, MAX_REFUSALS, samplesOf } from './extreme-value.ts'
import { valid } from './problems-with.ts'

/** Each round gives every refused value its next candidate. */
const MAX_ROUNDS = 20

/**
 * Writes the fixture content with every text and list at its greatest or smallest allowed length, and with every optional field
 * filled or left out. A value that a rule refuses keeps what the fixture says.
 * @param root a folder with the `content/` of the fixture, which is changed
 */
export function writeExtremeContent(extreme: Extreme, root: string): void {
  const samples = samplesOf(valid)
  const entries = valid.map((entry) => ({ ...entry, refused: new Map<string, number>() }))
  let stale = entries
  for (let round = 0; round < MAX_ROUNDS; round++) {
    for (const { kind, file, data, body, refused } of stale) {
      const text = stringify(
        extremeValue(extreme, contentKinds[kind].schema, data, { file, refused, samples }),
      )
      writeFileSync(join(root, file), body === undefined ? text : `---\n${text}---\n${body}`)
    }
    const { problems } = checkContent(root)
    if (problems.length === 0) return
    stale = entries.filter(({ file }) => problems.some((problem) => problem.file === file))
    for (const { file, refused } of stale)
      for (const { field } of problems.filter((problem) => problem.file === file)) refuse(refused, field)
  }
  throw new Error(checkContent(root).problems.map(formatProblem).join('\n'))
}

/**
 * Refuses the values at the nearest path or below it, and the parts around it that the fixture does not have. If all were refused
 * before, refuses those of the part around them.
 */
function refuse(refused: Map<string, number>, field: string): void {
  const isBelow = (path: string) => path === field || path.startsWith(`${field}.`) || field === ''
  const isAround = (path: string) => path.endsWith('.') && field.startsWith(path)
  const below = [...refused].filter(([path]) => isBelow(path))
  for (const [path, times] of refused) if (isBelow(path) || isAround(path)) refused.set(path, times + 1)
  if (field !== '' && below.every(([, times]) => times > MAX_REFUSALS))
    refuse(refused, field.split('.').slice(0, -1).join('.'))
}
