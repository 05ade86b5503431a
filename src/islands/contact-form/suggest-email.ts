import { editDistance } from '#src/content/text/edit-distance.ts'

/** Domains of many private addresses. Short ones are left out, because one other letter makes a real domain of them. */
const DOMAINS = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.co.uk',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'icloud.com',
  'protonmail.com',
]

/**
 * Returns the address with a well-known domain if its domain differs from that in one letter or in the order of two, like
 * `amina@gmail.con`. The first letters must be equal, because `ymail.com` and `mail.com` are domains of their own.
 * @returns '' if the domain is right or unknown
 */
export function suggestEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  if (at < 1 || DOMAINS.includes(domain)) return ''
  const meant = DOMAINS.find((known) => known[0] === domain[0] && editDistance(domain, known) === 1)
  return meant ? `${email.slice(0, at)}@${meant}` : ''
}
