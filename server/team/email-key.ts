import { domainToASCII } from 'node:url'

/** Returns one key for all spellings of an address. Compare keys in code and not in SQL: databases fold case differently. */
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

/** Folds case. Upper case makes ß and ss equal; İ and ı become i, whose upper case depends on the language. */
function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase().replaceAll('i\u0307', 'i').normalize('NFC')
}
