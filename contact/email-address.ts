import { cleanLine } from './clean-text.ts'

/** Matches a name, brackets, quotes and marks in front of an address. The signs of RFC 5322 section 3.2.3 may be a part of it. */
const FRONT = /^(?:[^<>]*<|[^@]*\s["([“„«»])?(?:mailto:|(?![.!#$%&'*+/=?^_`{|}~@-])[\s\p{P}\p{S}])*/iu

/** Matches a mark after an address, unless it may stand for letters that are missing. */
const MARK_AFTER = /^(?![@*#…_-])[\s\p{P}\p{S}]$/u

/** Captures the parts of an address with blanks around `@`, or with a comma or blanks in a domain of two parts. */
const SPACED_ADDRESS = /^([^\s@]+)\s*@\s*([^\s@.,，、]+)\s*[.,，、]\s*([^\s@,]+)$/u

const ATOM = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u
const LABEL = /^[\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u

/** Returns an address without what is around it, like a name, brackets or a query; what is none afterwards stays as it is. */
export function cleanEmail(text: string): string {
  // The blank braille pattern is invisible too.
  const line = cleanLine(text.replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, ''))
  const address = repairAddress(line)
  return isEmailAddress(address) ? address : line
}

/** Returns whether a text is one address (RFC 5321 section 4.1.2, RFC 6531), without quotes or literals, in linear time. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  const labels = text.slice(at + 1).split('.')
  return (
    at > 0 &&
    local.length <= 64 &&
    local.split('.').every((atom) => ATOM.test(atom)) &&
    labels.length >= 2 &&
    labels.every((label) => label.length <= 63 && LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  )
}

/** Returns the sentence for a text that is no email address. */
export function describeWrongEmail(text: string): string {
  return `Enter the full email address, like amina@example.com. We read “${text}”.`
}

function repairAddress(line: string): string {
  const plain = line
    .replace(/[‘’‛′]/g, "'")
    .replace(/＠/g, '@')
    .replace(/[。．｡]/g, '.')
  const query = plain.indexOf('?', plain.indexOf('@'))
  const signs = [...(query > 0 ? plain.slice(0, query) : plain)]
  let end = signs.length
  while (MARK_AFTER.test(signs[end - 1] ?? '')) end--
  const isQuoted = /['`}]/.test(signs.slice(end).join(''))
  return (
    signs
      .slice(0, end)
      .join('')
      .replace(FRONT, '')
      .replace(isQuoted ? /^['`{]/ : '', '')
      .replace(SPACED_ADDRESS, '$1@$2.$3')
      // Chromium makes `tm` of a pasted ™. There are no such top-level domains.
      .replace(/(\.(?:com|org|ng))tm$/i, '$1')
  )
}
