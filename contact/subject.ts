/** Values that the query parameter `subject` of a link to the contact page may have. */
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
export const PRODUCT_SUBJECTS = ['Demo', 'Launch'] as const satisfies readonly ContactSubject[]
export type ProductSubject = (typeof PRODUCT_SUBJECTS)[number]

/**
 * Subjects and products that the query string of the contact page may contain. The build writes them into the
 * contact page for its script, and into a file for the server.
 */
export type KnownSubjects = {
  subjects: readonly string[]
  productSubjects: readonly string[]
  products: readonly (readonly [id: string, name: string])[]
}

/** Returns all known subjects with the given products. */
export function knownSubjects(products: readonly { id: string; data: { name: string } }[]): KnownSubjects {
  return {
    subjects: CONTACT_SUBJECTS,
    productSubjects: PRODUCT_SUBJECTS,
    products: products.map(({ id, data }) => [id, data.name]),
  }
}

/**
 * Returns the subject that a query string names, such as "Academy" or "Demo of CortexHR". The build copies
 * the source of this function into the contact page, so the function must not use imports or variables of
 * this module.
 * @param search the query string, with or without `?`
 * @returns the subject; undefined if the query string has no subject or an unknown subject
 */
export function findSubject(
  search: string,
  { subjects, productSubjects, products }: KnownSubjects,
): string | undefined {
  const query = new URLSearchParams(search)
  const subject = subjects.find((name) => name === query.get('subject'))
  const product = products.find(([id]) => id === query.get('product'))
  return subject && product && productSubjects.includes(subject) ? `${subject} of ${product[1]}` : subject
}

/**
 * Returns the first line of a message, with the subject, and a blank line. The build copies the source of this
 * function into the contact page, like that of `findSubject`.
 */
export function openingLine(subject: string): string {
  return `Subject: ${subject}\n\n`
}
