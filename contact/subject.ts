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

/** What the address of the contact page may name. The build hands it to the page and, as a file, to the server. */
export type KnownSubjects = {
  subjects: readonly string[]
  productSubjects: readonly string[]
  products: readonly (readonly [id: string, name: string])[]
}

/** Lists the subjects, and the products of the content that they may be about. */
export function knownSubjects(products: readonly { id: string; data: { name: string } }[]): KnownSubjects {
  return {
    subjects: CONTACT_SUBJECTS,
    productSubjects: PRODUCT_SUBJECTS,
    products: products.map(({ id, data }) => [id, data.name]),
  }
}

/**
 * Finds the subject that an address names, like "Academy" or "Demo of CortexHR".
 * The build copies this function into the contact page, so it may use nothing from outside itself.
 * @param search the query part of the address, with or without `?`
 * @returns undefined where none or an unknown one is given
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

/** Returns what an empty message starts with; the visitor may edit or remove it. Copied into the contact page too. */
export function openingLine(subject: string): string {
  return `Subject: ${subject}\n\n`
}
