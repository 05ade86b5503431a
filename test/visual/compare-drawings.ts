import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type DrawingChange = { name: string; before?: Buffer; after?: Buffer }

/** Returns the files below `drawings/` that differ between two built sites, or exist in only one of them. */
export function compareDrawings(before: string, after: string): DrawingChange[] {
  const names = new Set([before, after].flatMap((dist) => globSync('drawings/**/*.svg', { cwd: dist })))
  return [...names].toSorted().flatMap((name) => {
    const [first, second] = [before, after].map((dist) => readIfExists(join(dist, name)))
    if (first && second?.equals(first)) return []
    return [{ name, ...(first && { before: first }), ...(second && { after: second }) }]
  })
}

function readIfExists(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined
}
