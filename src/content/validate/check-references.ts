import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CONTACT_SUBJECTS } from '#contact/subject.ts'
import { staticPages, urls } from '#src/urls.ts'
import { contentKinds } from '../load/kinds.ts'
import { type ContentFile, type ContentProblem, entries } from '../load/read-content.ts'
import { technologyLogo } from '../load/technology-logo.ts'
import { type DeclaredField, declaredFields, type Target } from '../schemas/declared.ts'
import { isPictureFile } from './picture-file.ts'

/**
 * Finds references that lead nowhere, and values taken twice: the schemas declare which fields these are.
 * @param root folder that holds `content/`
 * @param files content that passed its schemas
 * @returns one problem for each, naming file and field
 */
export function checkReferences(root: string, files: readonly ContentFile[]): ContentProblem[] {
  const fields = files.flatMap((file) => [...declaredIn(file)])
  return [...danglingReferences(root, files, fields), ...repeatedValues(files, fields)]
}

type FieldOfFile = DeclaredField & { content: ContentFile }

function* declaredIn(content: ContentFile): Generator<FieldOfFile> {
  for (const declared of declaredFields(contentKinds[content.kind].schema, content.data))
    yield { ...declared, content }
  for (const [, value = ''] of (content.body ?? '').matchAll(/\]\((\/[^)\s]*)/g))
    yield { content, field: 'body', value, refersTo: 'address of this site' }
}

function danglingReferences(
  root: string,
  files: readonly ContentFile[],
  fields: readonly FieldOfFile[],
): ContentProblem[] {
  const complaints = complaintsAbout(root, files)
  return fields.flatMap(({ content, field, value, refersTo }) => {
    const expected = refersTo && complaints[refersTo](String(value))
    return expected === undefined ? [] : [{ file: content.file, field, expected }]
  })
}

/** For each kind of target, what is wrong with a reference to it. */
function complaintsAbout(
  root: string,
  files: readonly ContentFile[],
): Record<Target, (value: string) => string | undefined> {
  const idsOf = (kind: 'services' | 'work' | 'products') => entries(files, kind).map(({ id }) => id)
  const services = idsOf('services')
  const aliases = entries(files, 'services').flatMap(({ data }) => data.aliases.map(({ id }) => id))
  const addresses = [
    ...staticPages(),
    ...CONTACT_SUBJECTS.map((subject) => urls.contact(subject)),
    ...[...services, ...aliases].map(urls.service),
    ...idsOf('work').map(urls.caseStudy),
    ...idsOf('products').map((id) => urls.product(id)),
  ]
  const oneOf = (target: Target, known: readonly string[]) => (value: string) =>
    known.includes(value) ? undefined : `"${value}" is no ${target}; write one of ${known.join(', ')}`
  return {
    service: oneOf('service', services),
    'service or alias': oneOf('service or alias', [...services, ...aliases]),
    'case study': oneOf('case study', idsOf('work')),
    'address of this site': oneOf('address of this site', addresses),
    picture: (path) => brokenPicture(root, join('content', path)),
    logo: (slug) =>
      technologyLogo(slug) === undefined
        ? `simple-icons has no logo "${slug}"; see simpleicons.org`
        : undefined,
  }
}

function brokenPicture(root: string, path: string): string | undefined {
  if (!existsSync(join(root, path))) return `name a picture that exists; there is no file ${path}`
  return isPictureFile(join(root, path))
    ? undefined
    : `${path} is broken or no picture; save it again and replace it`
}

function repeatedValues(files: readonly ContentFile[], fields: readonly FieldOfFile[]): ContentProblem[] {
  const holders = new Map<string, string>()
  const keyOf = ({ kind }: ContentFile, unique: string, value: unknown) =>
    JSON.stringify([kind, unique, value])
  for (const content of files) holders.set(keyOf(content, 'address', content.id), content.file)

  return fields.flatMap(({ content, field, value, unique }) => {
    if (unique === undefined) return []
    const key = keyOf(content, unique, value)
    const holder = holders.get(key)
    if (holder === undefined) holders.set(key, content.file)
    return holder === undefined
      ? []
      : [
          {
            file: content.file,
            field,
            expected: `one of its own; ${JSON.stringify(value)} is taken by ${holder}`,
          },
        ]
  })
}
