/** Returns the form in which a message is stored: trimmed, in Unicode normal form C, with `\n` line breaks. */
export function normalizeMessage(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').trim()
}

/** Returns the length that the server checks against the limit: the code points of the normalized message. */
export function messageLength(text: string): number {
  return [...normalizeMessage(text)].length
}
