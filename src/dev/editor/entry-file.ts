import { join, matchesGlob } from 'node:path'
import { type ContentKind, contentKindNames, contentKinds } from '#src/content/load/content-kinds.ts'
import { printContent } from '#src/content/load/print-content.ts'
import { type ContentProblem, checkEntry, parseContent } from '#src/content/load/read-content.ts'
import { targetsOf } from './editor-config.ts'
import { BODY, entryForm } from './entry-form.ts'

type Form = Record<string, unknown>

/** Returns the values of the form for the text of a content file. */
export function readForm(kind: ContentKind, text: string): Form {
  const { data, body, problem } = parseContent(text, contentKinds[kind].files.endsWith('.md'))
  if (problem) throw new Error(problem)
  const form = formOf(kind).toForm(data)
  return body === undefined ? form : { ...form, [BODY]: body.trim() }
}

/** Returns the text of a content file for the values of its form. */
export function printForm(kind: ContentKind, form: Form): string {
  return printContent(kind, formOf(kind).fromForm(form), String(form[BODY] ?? ''))
}

/** Returns what the schema of the kind says against the values of a form. */
export function checkForm(kind: ContentKind, file: string, form: Form): ContentProblem[] {
  return checkEntry(kind, file, formOf(kind).fromForm(form)).problems
}

/** The conversions do not need the entries that a field may choose. */
function formOf(kind: ContentKind) {
  return entryForm(kind, targetsOf(kind, []))
}

/** Returns whether a text names a kind of content. */
export function isKind(name: string | null): name is ContentKind {
  return contentKindNames.some((kind) => kind === name)
}

/**
 * Returns the kind of a content file.
 * @throws {Error} if no kind has this file
 */
export function kindOf(file: string): ContentKind {
  const kind = contentKindNames.find((each) => matchesGlob(file, join('content', contentKinds[each].files)))
  if (!kind) throw new Error(`no kind of content has the file ${file}`)
  return kind
}
