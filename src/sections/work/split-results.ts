import { highlightStats, type TextSegment } from '#src/content/text/highlight-stats.ts'

/** Splits the results text of a case study after the sentence that contains the last highlighted figure. */
export function splitResults(impact: string): { lead: TextSegment[]; rest: string } {
  const segments = highlightStats(impact.trim().replace(/\s+/g, ' '))
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
