/** Subjects that a link to the contact page may carry. */
export const CONTACT_SUBJECTS = [
  'Partnership',
  'Volunteer',
  'CSR',
  'Demo',
  'Academy',
  'Consultation',
  'Launch',
] as const
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number]

/** Subjects that may be about a product. */
export const PRODUCT_SUBJECTS = ['Demo', 'Launch'] as const satisfies readonly ContactSubject[]
export type ProductSubject = (typeof PRODUCT_SUBJECTS)[number]

/** Subjects and products that the query of the contact page may name. The build writes them into the page and a file. */
export type KnownSubjects = {
  subjects: readonly string[]
  productSubjects: readonly string[]
  products: readonly (readonly [id: string, name: string])[]
}

/** Returns the subjects, and the products that they may be about. */
export function knownSubjects(products: readonly { id: string; data: { name: string } }[]): KnownSubjects {
  return {
    subjects: CONTACT_SUBJECTS,
    productSubjects: PRODUCT_SUBJECTS,
    products: products.map(({ id, data }) => [id, data.name]),
  }
}

/**
 * Finds the subject in a query string, like "Academy" or "Demo of CortexHR". The build copies this function into the
 * contact page, so it may use nothing from outside itself.
 * @param search with or without `?`
 * @returns undefined if there is none or an unknown one
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

/** Returns the start of an empty message, which the visitor may edit. The build copies this function into the page too. */
export function openingLine(subject: string): string {
  return `Subject: ${subject}\n\n`
}
