import { type AnnotatedField, annotatedFields } from '../schemas/annotations.ts'
import { contentKinds } from './content-kinds.ts'
import { withoutParts } from './dated-parts.ts'
import { type ContentFile, entries } from './read-content.ts'

/** Addresses and numbers that reach no one: reserved domains (RFC 2606), and a phone or registration number of zeros. */
export const SAMPLE = /[\w@/:.-]+\.example\b[\w/-]*|\+[\d ]*000 000 0000|\b(?:RC|BN) 0{5,8}\b/

/** Returns the claims of a file that the group has not signed: they are marked as placeholders, or are samples. */
export function unsignedClaims({ kind, data }: ContentFile): AnnotatedField[] {
  return [...annotatedFields(contentKinds[kind].schema, data)].filter(
    ({ isClaim, value }) =>
      isClaim && ((value as { placeholder?: true }).placeholder || SAMPLE.test(JSON.stringify(value))),
  )
}

/** Returns the files as pages show them: without unsigned claims if site.yaml says so (docs/requirements.md#placeholders). */
export function withoutUnsigned(files: readonly ContentFile[]): readonly ContentFile[] {
  if (entries(files, 'site').every(({ data }) => data.unsigned !== 'hide')) return files
  return files.map((content) =>
    withoutParts(
      content,
      unsignedClaims(content).map(({ field }) => field.split('.')),
    ),
  )
}
