/** Returns the text as the server stores it: trimmed, in Unicode normal form C, with `\n` line breaks. */
export function normalizeMessage(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').trim()
}

/** Returns the number of code points of the normalized message, which the server compares with the limit. */
export function messageLength(text: string): number {
  return [...normalizeMessage(text)].length
}
