import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { urls } from '#src/urls.ts'
import { contentKinds } from '../load/content-kinds.ts'
import { iconProblem, technologyLogo } from '../load/icons.ts'
import { type FileLimits, mediaProblem } from '../load/media-file.ts'
import { type ContentFile, type ContentProblem, entries } from '../load/read-content.ts'
import { type AnnotatedField, annotatedFields, type Target } from '../schemas/annotations.ts'
import { similarNames } from '../text/edit-distance.ts'
import { movedPages, pagesByAddress } from './moved-pages.ts'

/** Checks the annotations of valid files: every reference has a target, and unique values occur once. */
export function checkReferences(root: string, files: readonly ContentFile[]): ContentProblem[] {
  const fields = files.flatMap((file) => [...annotatedIn(file)])
  return [...findBrokenReferences(root, files, fields), ...findRepeatedValues(root, files, fields)]
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
  const pages = pagesByAddress(files)
  const addresses = [...pages.keys(), ...subjects.map((subject) => `${urls.contact()}?subject=${subject}`)]
  const moved = new Map(movedPages(files))
  const media = (path: string, limits: FileLimits) => mediaProblem(root, join('content', path), limits)
  const named = (target: Target) =>
    fields.filter(({ names }) => names === target).map(({ value }) => String(value))
  const oneOf =
    (target: Target, known: readonly string[], folder = '') =>
    (value: string) => {
      if (known.includes(value)) return undefined
      const now = moved.get(folder + value)?.replace(folder, '')
      if (now) return `"${value}" is "${now}" now; write the new address`
      const file = `content${folder}${value}.yaml`
      const isDeleted = timeAdded(root, file) !== undefined
      const reason = isDeleted ? `${file} was deleted; bring it back, or` : 'it is mistyped, or was removed;'
      return `"${value}" is no ${target}: ${reason} write another, like ${similarNames(value, known).join(', ')}`
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

function findRepeatedValues(
  root: string,
  files: readonly ContentFile[],
  fields: readonly FieldOfFile[],
): ContentProblem[] {
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
    const isFirstNewer = first.field !== '' && isNewer(root, first.file, here.file)
    const [newer, older] = isFirstNewer ? [first, here] : [here, first]
    return [{ ...newer, message: `write one of its own; ${JSON.stringify(value)} is taken by ${older.file}` }]
  })
}

/** Returns the Unix time of the last commit that added a file, even if deleted later; undefined if none did. */
function timeAdded(root: string, file: string): number | undefined {
  const options = ['log', '-1', '--diff-filter=A', '--format=%ct', '--', file]
  return Number(spawnSync('git', options, { cwd: root, encoding: 'utf8' }).stdout) || undefined
}

/** Returns whether a file was added after another one. A file that is not committed yet is the newest. */
function isNewer(root: string, file: string, other: string): boolean {
  const timeOf = (each: string) => timeAdded(root, each) ?? Number.POSITIVE_INFINITY
  return file !== other && timeOf(file) > timeOf(other)
}
