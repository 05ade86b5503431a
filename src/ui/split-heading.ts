/** Splits a title nearest its middle. Of three words or more at least two are heavy, so that none is alone on the last line. */
export function splitHeading(title: string): { light: string; heavy: string } {
  const words = title.trim().split(/\s+/)
  const text = words.join(' ')
  let boundary = 0
  let best = { at: -1, distance: Number.POSITIVE_INFINITY }
  for (const word of words.slice(0, words.length > 2 ? -2 : -1)) {
    boundary += word.length
    const distance = Math.abs(boundary + 0.5 - text.length / 2)
    if (distance < best.distance) best = { at: boundary, distance }
    boundary += 1
  }
  return best.at < 0
    ? { light: '', heavy: text }
    : { light: text.slice(0, best.at), heavy: text.slice(best.at + 1) }
}
