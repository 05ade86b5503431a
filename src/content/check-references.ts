import { CONTACT_SUBJECTS } from '../../contact/subject.ts'
import { pagesAlone, urls } from '../urls.ts'
import type { ContentKind, RawEntry } from './kinds.ts'
import type { ContentFile, ContentProblem } from './read-content.ts'
import { technologyLogo } from './technology-logo.ts'

/**
 * Finds references between entries that lead nowhere, and places in a list taken twice.
 * @param files content that passed its schemas
 * @returns one problem for each, naming file and field
 */
export function checkReferences(files: readonly ContentFile[]): ContentProblem[] {
  const known = knownTargets(files)
  const dangling = [...references(files)].flatMap(({ file, field, value, to }) =>
    known[to].has(value)
      ? []
      : [{ file, field, expected: `"${value}" is no ${to}; write one of ${[...known[to]].join(', ')}` }],
  )
  return [
    ...dangling,
    ...ORDERED_KINDS.flatMap((kind) => repeatedOrders(files, kind)),
    ...repeatedIds(files),
    ...unknownLogos(files),
  ]
}

type Target = 'service' | 'service or alias' | 'case study' | 'address of this site'
type Reference = { file: string; field: string; value: string; to: Target }

const ORDERED_KINDS = ['services', 'work', 'products', 'ventures', 'leaders'] as const

function* references(files: readonly ContentFile[]): Generator<Reference> {
  for (const { file, data } of entries(files, 'work'))
    for (const [index, value] of data.services.entries())
      yield { file, field: `services.${index}`, value, to: 'service' }

  for (const { file, data } of entries(files, 'home')) {
    for (const [index, card] of data.expertise.cards.entries())
      yield { file, field: `expertise.cards.${index}.service`, value: card.service, to: 'service' }
    for (const [index, work] of data.work.featured.entries())
      yield { file, field: `work.featured.${index}.caseStudy`, value: work.caseStudy, to: 'case study' }
  }
  for (const { file, data } of entries(files, 'navigation')) {
    for (const [index, item] of data.servicesMenu.entries())
      yield { file, field: `servicesMenu.${index}.service`, value: item.service, to: 'service or alias' }
    for (const [index, value] of data.footerServices.entries())
      yield { file, field: `footerServices.${index}`, value, to: 'service' }
    for (const list of ['header', 'company', 'legal'] as const)
      for (const [index, link] of data[list].entries())
        yield { file, field: `${list}.${index}.to`, value: link.to, to: 'address of this site' }
  }
  for (const { file, data } of entries(files, 'ventures'))
    yield { file, field: 'link', value: data.link, to: 'address of this site' }
  for (const { file, data } of entries(files, 'notFound'))
    for (const [index, way] of data.ways.entries())
      yield { file, field: `ways.${index}.to`, value: way.to, to: 'address of this site' }
  for (const { file, data } of entries(files, 'careers'))
    for (const [index, way] of data.ways.items.entries())
      yield { file, field: `ways.items.${index}.link.to`, value: way.link.to, to: 'address of this site' }
  for (const { file, body = '' } of files)
    for (const [, value = ''] of body.matchAll(/\]\((\/[^)\s]*)/g))
      yield { file, field: 'body', value, to: 'address of this site' }
}

function knownTargets(files: readonly ContentFile[]): Record<Target, Set<string>> {
  const services = entries(files, 'services')
  const serviceIds = services.map(({ id }) => id)
  const aliases = services.flatMap(({ data }) => data.aliases.map(({ id }) => id))
  const caseStudies = entries(files, 'work').map(({ id }) => id)
  const products = entries(files, 'products').map(({ id }) => id)
  return {
    service: new Set(serviceIds),
    'service or alias': new Set([...serviceIds, ...aliases]),
    'case study': new Set(caseStudies),
    'address of this site': new Set([
      ...pagesAlone(),
      ...CONTACT_SUBJECTS.map((subject) => urls.contact(subject)),
      ...[...serviceIds, ...aliases].map(urls.service),
      ...caseStudies.map(urls.caseStudy),
      ...products.map((id) => urls.product(id)),
    ]),
  }
}

function repeatedOrders(
  files: readonly ContentFile[],
  kind: (typeof ORDERED_KINDS)[number],
): ContentProblem[] {
  const holder = new Map<number, string>()
  return entries(files, kind).flatMap(({ file, data }) => {
    const other = holder.get(data.order)
    if (other === undefined) holder.set(data.order, file)
    return other === undefined
      ? []
      : [{ file, field: 'order', expected: `a number of its own; ${data.order} is taken by ${other}` }]
  })
}

/** An alias must not hide a service or another alias. */
function repeatedIds(files: readonly ContentFile[]): ContentProblem[] {
  const services = entries(files, 'services')
  const taken = new Set(services.map(({ id }) => id))
  return services.flatMap(({ file, data }) =>
    data.aliases.flatMap(({ id }, index) => {
      const free = !taken.has(id)
      taken.add(id)
      return free
        ? []
        : [{ file, field: `aliases.${index}.id`, expected: `an address of its own; "${id}" is taken` }]
    }),
  )
}

function unknownLogos(files: readonly ContentFile[]): ContentProblem[] {
  return entries(files, 'home').flatMap(({ file, data }) =>
    data.stack.categories.flatMap(({ stack }, category) =>
      stack.flatMap(({ logo }, index) =>
        technologyLogo(logo) === undefined
          ? [
              {
                file,
                field: `stack.categories.${category}.stack.${index}.logo`,
                expected: `a name of simple-icons; "${logo}" is none`,
              },
            ]
          : [],
      ),
    ),
  )
}

/** The files of one kind, read as that kind. Call it only with files that passed their schema. */
export function entries<Kind extends ContentKind>(
  files: readonly ContentFile[],
  kind: Kind,
): { file: string; id: string; data: RawEntry<Kind> }[] {
  return files
    .filter((file) => file.kind === kind)
    .map((file) => ({ file: file.file, id: file.id, data: file.data as RawEntry<Kind> }))
}
