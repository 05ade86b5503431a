import { basename, extname, join, matchesGlob } from 'node:path'
import { kindLabel } from '../editor/editor-config.ts'
import { formFields, shapeOf } from '../editor/form-field.ts'
import { placeInForm } from '../editor/place-in-form.ts'
import type { ContentProblem } from '../load/check-entry.ts'
import { contentKindNames, contentKinds } from '../load/content-kinds.ts'

/** Returns a problem as one line: the form of /edit with its field, what is expected, and the file with its field. */
export function formatProblem(problem: ContentProblem): string {
  const place = placeOf(problem)
  const source = [problem.file, problem.field].filter(Boolean).join(': ')
  return place ? `${place}: ${problem.message} (${source})` : `${source}: ${problem.message}`
}

/** Returns where a field is in the forms of /edit, like `Academy › Cohorts › third cohort › End`. */
export function placeOf({ file, field }: Pick<ContentProblem, 'file' | 'field'>): string {
  const kind = contentKindNames.find((name) => matchesGlob(file, join('content', contentKinds[name].files)))
  if (!kind) return ''
  const entry = contentKinds[kind].files.includes('*') ? [basename(file, extname(file))] : []
  const place = field ? [placeInForm(field, formFields(shapeOf(contentKinds[kind].schema), {}))] : []
  return [kindLabel(kind), ...entry, ...place].join(' › ')
}
