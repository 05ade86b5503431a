import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkAcrossEntries } from '#src/content/check/check-content.ts'
import { findWarnings } from '#src/content/check/check-warnings.ts'
import { formatProblem } from '#src/content/check/format-problem.ts'
import { type ContentProblem, checkEntry, parseContent } from '#src/content/load/check-entry.ts'
import type { ContentFile } from '#src/content/load/read-content.ts'
import { FIXTURE_ROOT, fixtureFiles } from './fixture-content.ts'

/** The day of the build in the tests, fixed so that the results do not depend on the day of the run. */
export const TODAY = '2026-11-21'

/** The entries of the fixture content, as their files say them. */
export const valid = fixtureFiles.map((entry) => ({ ...entry, data: dataIn(entry.file) }))

/** Returns the problems that fail a build if a field of a file has this value; `undefined` removes the field. */
export function problemsWith(file: string, path: string[], value: unknown): ContentProblem[] {
  const { files, problems } = changed(file, path, value)
  return problems.length > 0 ? problems : checkAcrossEntries(FIXTURE_ROOT, files)
}

/** Returns the warnings that the fixture content does not have, if a field of a file has this value. */
export function warningsWith(file: string, path: string[], value: unknown): ContentProblem[] {
  const { files, problems } = changed(file, path, value)
  if (problems.length > 0) return problems
  const known = new Set(findWarnings(FIXTURE_ROOT, fixtureFiles, TODAY).map(formatProblem))
  return findWarnings(FIXTURE_ROOT, files, TODAY).filter((warning) => !known.has(formatProblem(warning)))
}

function changed(file: string, path: string[], value: unknown) {
  const entry = valid.find((each) => each.file === file)
  if (!entry) throw new Error(`${file} does not exist`)
  const { data, problems } = checkEntry(entry.kind, file, change(entry, path, value))
  return { files: fixtureFiles.map((each) => (each.file === file ? { ...each, data } : each)), problems }
}

/** Returns the value at a path of keys. */
export function valueAt(value: unknown, [key, ...rest]: string[]): unknown {
  return key === undefined ? value : valueAt((value as Record<string, unknown>)[key], rest)
}

/** Returns the path of every field. For a list, only of the first item, because all items have the same fields. */
export function fieldsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return []
  const fields = Array.isArray(value) ? Object.entries(value.slice(0, 1)) : Object.entries(value)
  return fields.flatMap(([key, part]) => [[key], ...fieldsIn(part).map((path) => [key, ...path])])
}

function dataIn(file: string): unknown {
  return parseContent(readFileSync(join(FIXTURE_ROOT, file), 'utf8'), file.endsWith('.md')).data
}

function change({ data }: ContentFile, path: string[], value: unknown): unknown {
  const changed = structuredClone(data)
  const parent = valueAt(changed, path.slice(0, -1)) as Record<string, unknown>
  const key = path.at(-1) ?? ''
  if (value !== undefined) parent[key] = value
  else if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else delete parent[key]
  return changed
}
