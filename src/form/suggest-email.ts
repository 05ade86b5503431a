/** Domains that are mistyped often, and the domain that was meant. No mail provider uses the mistyped ones. */
// cspell:disable
const MISTYPED: Record<string, string> = {
  'gmail.com':
    'gmail.con gmail.co gmail.cm gmail.om gmail.comm gmial.com gmai.com gmal.com gamil.com gnail.com',
  'yahoo.com': 'yahoo.con yahoo.co yahoo.cm yahoo.comm yaho.com yahooo.com yhaoo.com yhoo.com',
  'hotmail.com': 'hotmail.con hotmail.co hotmail.cm hotmal.com hotmai.com hotmial.com hotmil.com',
  'outlook.com': 'outlook.con outlook.co outlook.cm outlok.com outloo.com outlool.com',
  'icloud.com': 'icloud.con icloud.co icloud.cm iclod.com icoud.com',
}
// cspell:enable

/** Returns the address with the domain that was meant by a well-known mistyped one, like `amina@gmail.con`, or ''. */
export function suggestEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  const meant = Object.keys(MISTYPED).find((known) => MISTYPED[known]?.split(' ').includes(domain))
  return at > 0 && meant ? `${email.slice(0, at)}@${meant}` : ''
}
