import { highlightStats, type TextSegment } from '#src/content/text/highlight-stats.ts'

/**
 * Splits a results text where its stats have been told: up to the end of the sentence with the last of
 * them, which is set large, and what remains to be said.
 */
export function splitResults(impact: string): { told: TextSegment[]; rest: string } {
  const stretches = highlightStats(impact.trim().replace(/\s+/g, ' '))
  const last = stretches.at(-1)
  if (!last || last.isStat || stretches.length === 1) return { told: stretches, rest: '' }
  const end = /[.!?][”’"')]*(?=\s)/.exec(last.text)
  if (!end) return { told: stretches, rest: '' }
  const at = end.index + end[0].length
  return {
    told: [...stretches.slice(0, -1), { text: last.text.slice(0, at), isStat: false }],
    rest: last.text.slice(at).trim(),
  }
}
