import { basename, extname, join, matchesGlob } from 'node:path'
import { kindLabel } from '#src/editor/editor-config.ts'
import { formFields, shapeOf } from '#src/editor/form-field.ts'
import { placeInForm } from '#src/editor/place-in-form.ts'
import type { ContentProblem } from '../load/check-entry.ts'
import { contentKindNames, contentKinds } from '../load/content-kinds.ts'

/** Returns a problem as one line: the form of /edit with its field, what is expected, and the file with its field. */
export function formatProblem({ file, field, message }: ContentProblem): string {
  const kind = contentKindNames.find((name) => matchesGlob(file, join('content', contentKinds[name].files)))
  if (!kind) return [file, field, message].filter(Boolean).join(': ')
  const entry = contentKinds[kind].files.includes('*') ? [basename(file, extname(file))] : []
  if (field === '') return `${[kindLabel(kind), ...entry].join(' › ')}: ${message} (${file})`
  const place = placeInForm(field, formFields(shapeOf(contentKinds[kind].schema), {}))
  return `${[kindLabel(kind), ...entry, place].join(' › ')}: ${message} (${file}: ${field})`
}
