import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { urls } from '#src/urls.ts'
import type { ContentProblem } from '../load/check-entry.ts'
import { contentKinds } from '../load/content-kinds.ts'
import { iconProblem, technologyLogo } from '../load/icons.ts'
import { type ContentFile, entries } from '../load/read-content.ts'
import { type AnnotatedField, annotatedFields, type Target } from '../schemas/annotations.ts'
import { movedPages, pagesByAddress } from './moved-pages.ts'

const MAX_NAMED = 20

/** Checks the annotations of valid files: every reference has a target, and unique values occur once. */
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
  return fields.flatMap(({ content, field, value, refersTo }) => {
    const message = refersTo && problemWith[refersTo](String(value))
    return message === undefined ? [] : [{ file: content.file, field, message }]
  })
}

function targetChecks(
  root: string,
  files: readonly ContentFile[],
  fields: readonly FieldOfFile[],
): Record<Target, (value: string) => string | undefined> {
  const idsOf = (kind: 'services' | 'work') => entries(files, kind).map(({ id }) => id)
  const services = idsOf('services')
  const aliases = entries(files, 'services').flatMap(({ data }) => data.aliases.map(({ id }) => id))
  const subjects = entries(files, 'contactPage').flatMap(({ data }) => Object.keys(data.messageHints))
  const pages = pagesByAddress(files)
  const addresses = [...pages.keys(), ...subjects.map((subject) => `${urls.contact()}?subject=${subject}`)]
  const moved = new Map(movedPages(files))
  const media = (path: string) => missingFile(root, join('content', path))
  const named = (target: Target) =>
    fields.filter(({ names }) => names === target).map(({ value }) => String(value))
  const oneOf =
    (target: Target, known: readonly string[], folder = '') =>
    (value: string) => {
      if (known.includes(value)) return undefined
      const now = moved.get(folder + value)?.replace(folder, '')
      if (now) return `"${value}" is "${now}" now; write the new address`
      const others = known.length > MAX_NAMED ? 'another' : `one of ${known.join(', ')}`
      return `"${value}" is no ${target}: it is mistyped, or was removed; write ${others}`
    }
  return {
    service: oneOf('service', services, '/services/'),
    'service or alias': oneOf('service or alias', [...services, ...aliases], '/services/'),
    'case study': oneOf('case study', idsOf('work'), '/work/'),
    category: oneOf('category', named('category')),
    sector: oneOf('sector', named('sector')),
    'address of this site': oneOf('address of this site', addresses),
    'old address': (path) =>
      pages.has(path)
        ? `a page has this address: ${pages.get(path)}; remove it here, or give that page another address`
        : undefined,
    picture: media,
    film: media,
    icon: iconProblem,
    logo: (slug) =>
      technologyLogo(slug) === undefined
        ? `simple-icons has no logo "${slug}"; see simpleicons.org`
        : undefined,
  }
}

/** Returns that a picture or film is missing. macOS may store accents in another way than the entry does (NFD, Unicode annex 15). */
function missingFile(root: string, path: string): string | undefined {
  const folder = join(root, dirname(path))
  const names = existsSync(folder) ? readdirSync(folder) : []
  const name = basename(path)
  if (names.includes(name)) return undefined
  return names.some((other) => other.normalize() === name.normalize())
    ? `the name of ${path} stores its accents in another way; name the file without accents, and write that name`
    : `there is no file ${path}; put it there, or write the name of another`
}

function findRepeatedValues(files: readonly ContentFile[], fields: readonly FieldOfFile[]): ContentProblem[] {
  const firstUse = new Map<string, { file: string; field: string }>()
  const keyOf = ({ kind }: ContentFile, unique: string, value: unknown) =>
    JSON.stringify([unique === 'old address' || kind, unique, value])
  for (const content of files)
    firstUse.set(keyOf(content, 'address', content.id), { file: content.file, field: '' })

  return fields.flatMap(({ content, field, value, unique }) => {
    if (unique === undefined) return []
    const key = keyOf(content, unique, value)
    const here = { file: content.file, field }
    const first = firstUse.get(key)
    if (!first) firstUse.set(key, here)
    if (!first) return []
    return [{ ...here, message: `write one of its own; ${JSON.stringify(value)} is taken by ${first.file}` }]
  })
}
