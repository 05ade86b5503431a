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

const SERVICE_SUBJECTS = ['Consultation'] as const satisfies readonly ContactSubject[]

/** A choice of "Service of Interest", with the ids of the services whose links choose it. */
export type ServiceChoice = { name: string; services: readonly string[] }

/** What the query string of the contact page may contain. The build writes it into the page, and into a file for the server. */
export type KnownSubjects = ReturnType<typeof knownSubjects>

export type MessageHints = Readonly<Record<string, string>>

/** Returns all known subjects. @param choices of the form; the last one is chosen for the services that no other one names */
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
    otherService: choices.at(-1)?.name ?? '',
  }
}

/** Returns what a query names, in any letter case and without what people add to a link, and the query in its usual spelling. */
// The build copies the source of this function into the contact page: it must not use imports or variables of this module.
export function findSubject(search: string, known: KnownSubjects) {
  const given = [...new URLSearchParams(search.replaceAll('&amp;', '&'))]
  const isIn = (parameter: string, value: string) => {
    const [, text = ''] = given.find(([name]) => name.toLowerCase() === parameter) ?? []
    const [plain] = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(text.split('?', 1)[0] ?? '') ?? []
    return plain?.toLowerCase() === value.toLowerCase()
  }
  const subject = known.subjects.find((name) => isIn('subject', name))
  if (!subject) return undefined
  const query = `?${new URLSearchParams({ subject })}`
  const product =
    known.productSubjects.includes(subject) && known.products.find(([id]) => isIn('product', id))
  if (product)
    return { subject: `${subject} of ${product[1]}`, service: '', query: `${query}&product=${product[0]}` }
  const service =
    known.serviceSubjects.includes(subject) && known.services.find(([id]) => isIn('service', id))
  if (service)
    return {
      subject: `${subject} on ${service[1]}`,
      service: service[2],
      query: `${query}&service=${service[0]}`,
    }
  return { subject, service: '', query }
}

/** Returns the hint for a subject like "Demo of CortexHR", or an empty text. The build copies this function into the page, too. */
export function findHint(subject: string, hints: MessageHints): string {
  const name = subject.split(' ', 1)[0] ?? ''
  return (Object.hasOwn(hints, name) && hints[name]) || ''
}

/** Returns a message as it is stored, with its subject in the first line. */
export function withSubject(subject: string, words: string): string {
  return subject ? `Subject: ${subject}\n\n${words}` : words
}

/** Returns the subject in the first line of a stored message, and the words below it. Without such a line, all are words. */
export function splitSubject(message: string): { subject: string; words: string } {
  const [, subject = '', words = message] = /^Subject: ([^\n]*)\s*(.*)$/s.exec(message) ?? []
  return { subject, words }
}

/** Returns the subject of a stored message without its product or service, if it is a short name, or an empty text. */
export function subjectNameOf(message: string): string {
  const [name = ''] = splitSubject(message).subject.split(/ o[fn] /, 1)
  return /^[\p{L}\p{N} ]{1,30}$/u.test(name) ? name : ''
}

/** Returns what a message is about, the most specific first: `product:cortexhr`, `subject:demo`, `service:data-engineering`. */
export function topicsOf(
  { service, message }: { service: string; message: string },
  { subjects, products, services, otherService }: KnownSubjects,
): string[] {
  const { subject: line } = splitSubject(message)
  const [text = '', named] = line.split(/ o[fn] (.*)/s)
  const subject = subjects.find((name) => name === line || name === text)
  const product = subject && products.find(([, name]) => name === named)
  const linked = subject && services.find(([, title]) => title === named)
  const chosen = services.filter(([, , option]) => option === service && option !== otherService)
  return [
    ...(product ? [`product:${product[0]}`] : []),
    ...(subject ? [`subject:${subject.toLowerCase()}`] : []),
    ...(linked ? [linked] : chosen).map(([id]) => `service:${id}`),
  ]
}
