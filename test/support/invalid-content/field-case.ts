/** An invalid value for one field of a content file, and the problem that the content check must report. */
export type FieldCase = [
  /** What the check must reject, for the name of the test. */
  rejected: string,
  file: string,
  field: string,
  value: unknown,
  message: RegExp,
  /** The field that the reported problem names, if it is not `field`. */
  reportedField?: string,
]

export const SITE = 'content/site.yaml'
export const HOME = 'content/home.yaml'
export const CSR = 'content/csr.yaml'
export const ACADEMY = 'content/academy.yaml'
export const CONTACT = 'content/contact.yaml'
export const WORK = 'content/work.yaml'
export const MENU = 'content/navigation.yaml'
export const STUDY = 'content/work/permits-without-the-queue.yaml'
export const OTHER_STUDY = 'content/work/procurement-in-daylight.yaml'
export const SERVICE = 'content/services/data-engineering.yaml'
export const PRODUCT = 'content/products/taxly.yaml'
export const UNRELEASED = 'content/products/fides-agro.yaml'
export const VENTURE = 'content/ventures/taxly.yaml'
export const LEADER = 'content/leaders/nura-gwarzo.yaml'
export const LEGAL = 'content/legal/privacy-policy.md'

export const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')
export const characters = (count: number) => 'a'.repeat(count)
