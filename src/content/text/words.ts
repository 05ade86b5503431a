/** Returns the number of words of a text. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Returns the sentences of a text. A blank line also ends a sentence. */
export function sentences(text: string): string[] {
  return text.split(/\n\s*\n/).flatMap((paragraph) => {
    const joined = paragraph.replace(/\s+/g, ' ').trim()
    return [...segmenter.segment(joined)].map(({ segment }) => segment.trim()).filter((each) => each !== '')
  })
}

/** Returns the first words of a text that fit into `limit` characters. */
export function opening(text: string, limit: number): string {
  if (text.length <= limit) return text
  const fitting = text.slice(0, limit + 1)
  return fitting.slice(0, Math.max(fitting.lastIndexOf(' '), 0)).replace(/[\s,;:–—-]+$/, '')
}

const segmenter = new Intl.Segmenter('en-GB', { granularity: 'sentence' })
