import { cleanLine } from './clean-text.ts'

/** Matches a label of a domain as browsers encode it for the DNS, such as `xn--bcher-kva` for `bücher`. */
const ENCODED_LABEL = /([@.])xn--([a-z\d-]{0,58}[a-z\d])(?![a-z\d-])/gi

/** Matches a name, brackets, quotes and marks in front of an address. The signs of RFC 5322 section 3.2.3 may be a part of it. */
const FRONT = /^(?:[^<>]*<|[^@]*\s["([“„«»])?(?:mailto:|(?![.!#$%&'*+/=?^_`{|}~@-])[\s\p{P}\p{S}])*/iu

/** Matches a mark after an address, unless it may stand for letters that are missing. */
const MARK_AFTER = /^(?![@*#…_-])[\s\p{P}\p{S}]$/u

/** Captures the parts of an address with blanks around `@`, or with a comma or blanks in a domain of two parts. */
const SPACED_ADDRESS = /^([^\s@]+)\s*@\s*([^\s@.,，、]+)\s*[.,，、]\s*([^\s@,]+)$/u

/**
 * Returns an email address without what is around it, such as a name, quotes, brackets, `mailto:`, a query or marks, and
 * with a domain that can be read. Repairs only what is an address afterwards, and returns any other text as it was read.
 */
export function cleanEmail(text: string): string {
  const line = visibleLine(visibleLine(text).replace(ENCODED_LABEL, decodeLabel))
  const address = repairAddress(line)
  return isEmailAddress(address) ? address : line
}

/**
 * Returns whether a text is one email address (RFC 5321 section 4.1.2, with the letters of RFC 6531). Quoted local parts and
 * address literals are rejected, because no mail provider issues them. The run time is linear in the length of the text.
 */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  const labels = text.slice(at + 1).split('.')
  return (
    at > 0 &&
    local.length <= 64 &&
    local.split('.').every((atom) => /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u.test(atom)) &&
    labels.length >= 2 &&
    labels.every(
      (label) =>
        label.length <= 63 &&
        // A label that is still encoded could not be read.
        /^(?!xn--)[\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/iu.test(label),
    ) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  )
}

/** Returns the sentence for a text that is no email address. */
export function describeWrongEmail(text: string): string {
  return `Enter the full email address, like amina@example.com. We read “${text}”.`
}

/** Returns a clean line without invisible characters. The blank braille pattern is invisible too. */
function visibleLine(text: string): string {
  return cleanLine(text.replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, ''))
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

/** Decodes a label (Punycode, RFC 3492 section 6.2). Returns a malformed one unchanged. */
function decodeLabel(label: string, separator: string, encoded: string): string {
  const hyphen = encoded.lastIndexOf('-')
  const codes = [...encoded.slice(0, Math.max(hyphen, 0))].map((letter) => letter.charCodeAt(0))
  let code = 128
  let bias = 72
  let index = 0
  let next = hyphen + 1
  while (next < encoded.length) {
    const start = index
    let weight = 1
    for (let base = 36; ; base += 36) {
      // The digits of Punycode are a to z and then 0 to 9. Beyond the end there is NaN.
      const digit = (Number.parseInt(encoded.charAt(next++), 36) + 26) % 36
      const threshold = Math.min(Math.max(base - bias, 1), 26)
      if (Number.isNaN(digit)) return label
      index += digit * weight
      if (digit < threshold) break
      weight *= 36 - threshold
    }
    const count = codes.length + 1
    let delta = Math.floor((index - start) / (start === 0 ? 700 : 2))
    delta += Math.floor(delta / count)
    for (bias = 0; delta > 455; bias += 36) delta = Math.floor(delta / 35)
    bias += Math.floor((36 * delta) / (delta + 38))
    code += Math.floor(index / count)
    if (code > 0x10ffff) return label
    index %= count
    codes.splice(index++, 0, code)
  }
  return separator + String.fromCodePoint(...codes)
}
