/** Matches invisible characters that mean nothing in a message. Line breaks, tabs and joiners are kept. */
const DROPPED =
  /[^\P{Cc}\t-\r\u0085]|[\p{Cs}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu

/** Matches a line break of any program: Word and PowerPoint copy vertical tabs, other programs Unicode separators. */
const LINE_BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g

/** Matches a run of joiners. Captures the character before and the one after it, or an empty text where that is a blank or the end. */
const JOINERS = /([^\s\u200C\u200D]?)([\u200C\u200D]+)(?=(\S?))/gu

/** Captures the first 20 of more marks of a letter: `normalize` sorts them in quadratic time (UAX #15, section 13). */
const EXCESS_MARKS = /(\p{M}{20})\p{M}+/gu

const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u

/** Returns a text of one line as the server stores it: clean, trimmed, with blanks for tabs and line breaks. */
export function cleanLine(text: string): string {
  return clean(text, (kept) => kept.replace(LINE_BREAK, ' ').replaceAll('\t', ' '))
}

/** Returns a message as the server stores it: clean, trimmed, with `\n` line breaks. */
export function cleanMessage(text: string): string {
  return clean(text, (kept) => kept.replace(LINE_BREAK, '\n'))
}

/** Returns the number of code points of the clean message, which the server compares with the limit. */
export function messageLength(text: string): number {
  return [...cleanMessage(text)].length
}

function clean(text: string, breakLines: (kept: string) => string): string {
  const cleaned = breakLines(text.replace(DROPPED, ''))
    .replace(EXCESS_MARKS, '$1')
    .normalize('NFC')
    // A few marks are decomposed into two.
    .replace(EXCESS_MARKS, '$1')
    .replace(JOINERS, (_, before: string, joiners: string, after: string) =>
      before && after ? before + joiners : before,
    )
    .trim()
  return VISIBLE.test(cleaned) ? cleaned : ''
}
