import { makeSampleFont, metricDescriptors, sampleAdvance } from './fallback-metrics.ts'
import { formatFontFace } from './font-face-rule.ts'

/**
 * Returns the rules of `Brygada Slanted`, which the browser shows until the italic font has loaded. It is the upright text
 * font, slanted by the browser and scaled to the widths of the italic, so that the text does not move when the italic loads.
 *
 * Without an italic rule for Brygada, the browser would slant Brygada without scaling it. The first rule is therefore an
 * italic Brygada without characters, so that the browser takes the next family of the stack, `Brygada Slanted`.
 */
export async function makeItalicFallbackRules(): Promise<string[]> {
  const normal = await makeSampleFont('Brygada', 'normal', 400)
  const italic = await makeSampleFont('Brygada', 'italic', 400)
  return [
    formatFontFace([
      ['font-family', 'Brygada'],
      ['font-style', 'italic'],
      ['font-weight', '400 700'],
      ['src', 'local("none")'],
      ['unicode-range', 'U+0'],
    ]),
    formatFontFace([
      ['font-family', '"Brygada Slanted"'],
      ['font-display', 'swap'],
      ['src', 'url("./fonts/brygada.woff2") format("woff2")'],
      ...metricDescriptors(italic, sampleAdvance(italic) / sampleAdvance(normal)),
    ]),
  ]
}
