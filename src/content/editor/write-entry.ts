import { stringify } from 'yaml'
import { isAbsent } from '../text/values.ts'
import type { Field } from './form-field.ts'

/** The fields of a group: its own, or those of the type that its property `typeKey` names. */
type Group = { name?: string; fields?: readonly Group[]; types?: readonly Group[]; typeKey?: string }

/** Returns an entry as YAML, with its fields in the order of their form and without those that count as absent. */
export function writeEntry(entry: unknown, fields: readonly Field[]): string {
  return stringify(inFormOrder(entry, { fields } as Group), { lineWidth: 0, singleQuote: true })
}

function inFormOrder(value: unknown, group: Group): unknown {
  if (Array.isArray(value)) return value.map((item) => inFormOrder(item, group))
  if (typeof value !== 'object' || value === null) return value
  const entry = value as Record<string, unknown>
  const { types, typeKey = '' } = group
  const fields = group.fields ?? types?.find(({ name }) => name === entry[typeKey])?.fields ?? []
  const groups = new Map(
    [{ name: typeKey }, { name: 'order' }, ...fields].map((field) => [field.name ?? '', field]),
  )
  const names = new Set([...groups.keys(), ...Object.keys(entry)])
  const parts = [...names].map((name) => [name, inFormOrder(entry[name], groups.get(name) ?? {})] as const)
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined && !isAbsent(part)))
}
