import { join } from 'node:path'
import { pageOf, urls } from '#src/urls.ts'
import { contentKinds } from '../load/content-kinds.ts'
import { iconProblem } from '../load/line-icon.ts'
import { type FileLimits, mediaProblem } from '../load/media-file.ts'
import { type ContentFile, type ContentProblem, entries } from '../load/read-content.ts'
import { technologyLogo } from '../load/technology-logo.ts'
import { type AnnotatedField, annotatedFields, type Target } from '../schemas/annotations.ts'
import { similarNames } from '../text/edit-distance.ts'

/**
 * Checks the annotations of the schemas: every reference has a target, and unique values occur once.
 * @param root folder that contains `content/`
 * @param files content that passed its schemas
 */
export function checkReferences(root: string, files: readonly ContentFile[]): ContentProblem[] {
  const fields = files.flatMap((file) => [...annotatedIn(file)])
  return [...findBrokenReferences(root, files, fields), ...findRepeatedValues(files, fields)]
}

type FieldOfFile = AnnotatedField & { content: ContentFile }

function* annotatedIn(content: ContentFile): Generator<FieldOfFile> {
  for (const annotated of annotatedFields(contentKinds[content.kind].schema, content.data))
    yield { ...annotated, content }
  for (const [, value = ''] of (content.body ?? '').matchAll(/\]\((\/[^)\s]*)/g))
    yield { content, field: 'body', value, refersTo: 'address of this site' }
}

function findBrokenReferences(
  root: string,
  files: readonly ContentFile[],
  fields: readonly FieldOfFile[],
): ContentProblem[] {
  const problemWith = targetChecks(root, files, fields)
  return fields.flatMap(({ content, field, value, refersTo, ...limits }) => {
    const message = refersTo && problemWith[refersTo](String(value), limits)
    return message === undefined ? [] : [{ file: content.file, field, message }]
  })
}

/** Returns a check for each type of target. A check returns the problem of a reference. */
function targetChecks(
  root: string,
  files: readonly ContentFile[],
  fields: readonly FieldOfFile[],
): Record<Target, (value: string, limits: FileLimits) => string | undefined> {
  const idsOf = (kind: 'services' | 'work') => entries(files, kind).map(({ id }) => id)
  const services = idsOf('services')
  const aliases = entries(files, 'services').flatMap(({ data }) => data.aliases.map(({ id }) => id))
  const subjects = entries(files, 'contactPage').flatMap(({ data }) => Object.keys(data.messageHints))
  const addresses = [
    ...files.flatMap((file) => pageOf(file) ?? []),
    ...subjects.map((subject) => `${urls.contact()}?subject=${subject}`),
    ...aliases.map(urls.service),
  ]
  const media = (path: string, limits: FileLimits) => mediaProblem(root, join('content', path), limits)
  const named = (target: Target) =>
    fields.filter(({ names }) => names === target).map(({ value }) => String(value))
  const oneOf = (target: Target, known: readonly string[]) => (value: string) =>
    known.includes(value)
      ? undefined
      : `"${value}" is no ${target}: it is mistyped, or was removed; write another, like ${similarNames(value, known).join(', ')}`
  return {
    service: oneOf('service', services),
    'service or alias': oneOf('service or alias', [...services, ...aliases]),
    'case study': oneOf('case study', idsOf('work')),
    category: oneOf('category', named('category')),
    sector: oneOf('sector', named('sector')),
    'address of this site': oneOf('address of this site', addresses),
    picture: media,
    film: media,
    icon: iconProblem,
    logo: (slug) =>
      technologyLogo(slug) === undefined
        ? `simple-icons has no logo "${slug}"; see simpleicons.org`
        : undefined,
  }
}

function findRepeatedValues(files: readonly ContentFile[], fields: readonly FieldOfFile[]): ContentProblem[] {
  const firstUse = new Map<string, string>()
  const keyOf = ({ kind }: ContentFile, unique: string, value: unknown) =>
    JSON.stringify([kind, unique, value])
  for (const content of files) firstUse.set(keyOf(content, 'address', content.id), content.file)

  return fields.flatMap(({ content, field, value, unique }) => {
    if (unique === undefined) return []
    const key = keyOf(content, unique, value)
    const firstFile = firstUse.get(key)
    if (firstFile === undefined) firstUse.set(key, content.file)
    return firstFile === undefined
      ? []
      : [
          {
            file: content.file,
            field,
            message: `write one of its own; ${JSON.stringify(value)} is taken by ${firstFile}`,
          },
        ]
  })
}
