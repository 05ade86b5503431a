import { domainToASCII } from 'node:url'

/**
 * Returns the same key for every spelling of one email address: capitals of any script, composed and decomposed
 * accents, an internationalised domain and its punycode, pasted invisible characters, and `Name <address>`. Compare keys
 * in code, because databases differ in how they fold case.
 */
export function emailKey(text: string): string {
  const address = (/<([^<>]*)>\s*$/.exec(text)?.[1] ?? text)
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .trim()
  const at = address.lastIndexOf('@')
  if (at < 0) return foldCase(address)
  const domain = address.slice(at + 1).replace(/\.+$/, '')
  return `${foldCase(address.slice(0, at))}@${domainToASCII(domain) || foldCase(domain)}`
}

/**
 * Folds case by way of upper case, because some letters are equal only there (ß and SS). All forms of i are one letter,
 * because their capitals depend on the writer's language.
 */
function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase().replaceAll('i\u0307', 'i').normalize('NFC')
}
