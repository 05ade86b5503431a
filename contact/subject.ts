/** Subjects of links in the pages. `messageHints` of the contact page may add others. */
export const CONTACT_SUBJECTS = [
  'Partnership',
  'Volunteer',
  'CSR',
  'Demo',
  'Academy',
  'Consultation',
  'Launch',
  'Careers',
] as const
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number]

/** Subjects that a link may combine with a product, such as "Demo of CortexHR". */
const PRODUCT_SUBJECTS = ['Demo', 'Launch'] as const satisfies readonly ContactSubject[]
export type ProductSubject = (typeof PRODUCT_SUBJECTS)[number]

/** Subjects that a link may combine with a service, such as "Consultation on Cyber Security". */
const SERVICE_SUBJECTS = ['Consultation'] as const satisfies readonly ContactSubject[]

/** A choice of "Service of Interest", with the ids of the services whose links choose it. */
export type ServiceChoice = { name: string; services: readonly string[] }

/** What the query string of the contact page may contain. The build writes it into the page, and into a file for the server. */
export type KnownSubjects = ReturnType<typeof knownSubjects>

/** For each subject a short sentence that says what to write in the message. */
export type MessageHints = Readonly<Record<string, string>>

/**
 * Returns all known subjects with the given products and services.
 * @param choices what the form offers; the last one is chosen for the services that no other one names
 */
export function knownSubjects(
  products: readonly { id: string; data: { name: string } }[],
  services: readonly { id: string; data: { title: string } }[],
  choices: readonly ServiceChoice[],
  subjects: readonly string[] = CONTACT_SUBJECTS,
) {
  const choiceOf = (id: string) => choices.find((choice) => choice.services.includes(id)) ?? choices.at(-1)
  return {
    subjects,
    productSubjects: PRODUCT_SUBJECTS as readonly string[],
    products: products.map(({ id, data }) => [id, data.name] as const),
    serviceSubjects: SERVICE_SUBJECTS as readonly string[],
    services: services.map(({ id, data }) => [id, data.title, choiceOf(id)?.name ?? ''] as const),
  }
}

/** What a link to the contact page fills in: the subject, such as "Demo of CortexHR", and an option or an empty text. */
export type LinkedSubject = { subject: string; service: string }

/**
 * Returns the subject that a query string names, with its product or service, in any letter case, and without what mail programs
 * and people add to a link: marks, `&amp;` and a second `?`. The build copies the source of this function into the contact page,
 * so the function must not use imports or variables of this module.
 * @param search the query string, with or without `?`
 * @returns undefined if the query string has no subject or an unknown subject
 */
export function findSubject(search: string, known: KnownSubjects): LinkedSubject | undefined {
  const query = [...new URLSearchParams(search.replaceAll('&amp;', '&'))]
  const isIn = (parameter: string, value: string) => {
    const [, text = ''] = query.find(([name]) => name.toLowerCase() === parameter) ?? []
    const [plain] = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(text.split('?', 1)[0] ?? '') ?? []
    return plain?.toLowerCase() === value.toLowerCase()
  }
  const subject = known.subjects.find((name) => isIn('subject', name))
  if (!subject) return undefined
  const product = known.products.find(([id]) => isIn('product', id))
  if (product && known.productSubjects.includes(subject))
    return { subject: `${subject} of ${product[1]}`, service: '' }
  const service = known.services.find(([id]) => isIn('service', id))
  if (service && known.serviceSubjects.includes(subject))
    return { subject: `${subject} on ${service[1]}`, service: service[2] }
  return { subject, service: '' }
}

/**
 * Returns the hint for a subject, such as "Demo of CortexHR", or an empty text. The build copies the source of this
 * function into the contact page, like that of `findSubject`.
 */
export function findHint(subject: string, hints: MessageHints): string {
  const name = subject.split(' ', 1)[0] ?? ''
  return (Object.hasOwn(hints, name) && hints[name]) || ''
}

/**
 * Returns the first line of a message, with the subject, and a blank line. The build copies the source of this
 * function into the contact page, like that of `findSubject`.
 */
export function openingLine(subject: string): string {
  return `Subject: ${subject}\n\n`
}

/** Returns the subject in the first line of a message, as `openingLine` writes it, or an empty text. */
export function subjectOfMessage(message: string): string {
  return /^\s*Subject: (?<subject>.*)/.exec(message)?.groups?.subject ?? ''
}
