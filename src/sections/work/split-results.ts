import { highlightStats, type TextSegment } from '#src/content/text/phrases.ts'

/** Splits a text after the sentence that contains its last highlighted figure. The rest keeps its blank lines. */
export function splitResults(impact: string): { lead: TextSegment[]; rest: string } {
  const paragraphs = impact.trim().split(/\n\s*\n/)
  const segments = highlightStats(paragraphs.map((each) => each.replace(/\s+/g, ' ')).join('\n\n'))
  const last = segments.at(-1)
  if (!last || last.isStat || segments.length === 1) return { lead: segments, rest: '' }
  const end = /[.!?][”’"')]*(?=\s)/.exec(last.text)
  if (!end) return { lead: segments, rest: '' }
  const at = end.index + end[0].length
  return {
    lead: [...segments.slice(0, -1), { text: last.text.slice(0, at), isStat: false }],
    rest: last.text.slice(at).trim(),
  }
}
