/**
 * Returns the text as the server stores it: trimmed, in Unicode normal form C, with `\n` line breaks. The separators U+2028
 * and U+2029 become `\n` too, because only some programs show them as line breaks.
 */
export function normalizeMessage(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .trim()
}

/** Returns the number of code points of the normalized message, which the server compares with the limit. */
export function messageLength(text: string): number {
  return [...normalizeMessage(text)].length
}
