import type { KnownName } from '../check/old-names.ts'
import { checkEntry, parseContent } from '../load/check-entry.ts'
import type { ContentKind } from '../load/content-kinds.ts'
import type { Field } from './form-field.ts'
import { placeInForm } from './place-in-form.ts'

/**
 * Returns what keeps an entry from being saved: what the check of a commit would say, also about rules between fields; or once,
 * after a change of its name, the texts that still say the known one.
 */
export function mistakesIn(kind: ContentKind, text: string, fields: readonly Field[], known?: KnownName) {
  const { data, problems } = checkEntry(kind, '', parseContent(text, false).data)
  if (problems.length > 0)
    return problems.map(({ field, message }) => `${placeInForm(field, fields)}: ${message}.`).join(' ')
  const { name } = data as { name?: string }
  if (!known || known.name === name || known.places.length === 0) return undefined
  const places = known.places.splice(0)
  return `These texts still say “${known.name}”: ${places.join('; ')}. “Save” again changes the name here; then change them.`
}
