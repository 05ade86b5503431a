/** Subjects a link to the contact page may carry, and what the form shows for each (decisions D6 and D7). */
export const CONTACT_SUBJECTS = [
  'Partnership',
  'Volunteer',
  'CSR',
  'Demo',
  'Academy',
  'Consultation',
] as const
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number]

/**
 * Reads the subject out of an address.
 * @param search the query part of the address, with or without `?`
 * @returns the subject, or undefined where none or an unknown one is given
 */
export function subjectFrom(search: string): ContactSubject | undefined {
  const wanted = new URLSearchParams(search).get('subject')
  return CONTACT_SUBJECTS.find((subject) => subject === wanted)
}

/** The first line of an empty message, which the visitor may edit or remove (decision D6). */
export function openingLine(subject: ContactSubject): string {
  return `Subject: ${subject}\n\n`
}
