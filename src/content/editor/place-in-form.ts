import { labelFor } from '../schemas/field-label.ts'
import { ordinal } from '../text/phrases.ts'
import type { Field } from './form-field.ts'

type Group = Partial<Field> & { fields?: readonly Field[]; types?: readonly Group[]; label_singular?: string }

/** Returns where a field is in its form, from its path in the file: `Cohorts › third cohort › End` for `cohorts.2.end`. */
export function placeInForm(path: string, fields: readonly Field[]): string {
  let group: Group = { fields }
  const labels = path.split('.').map((name) => {
    if (/^\d+$/.test(name))
      return `${ordinal(Number(name))} ${(group.label_singular ?? 'item').toLowerCase()}`
    const { fields: own = [], types = [] } = group
    const field = [...own, ...types.flatMap((type) => type.fields ?? [])].find((each) => each.name === name)
    group = { ...field }
    return field?.label ?? labelFor(name)
  })
  return labels.join(' › ')
}
