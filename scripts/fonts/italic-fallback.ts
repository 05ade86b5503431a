import { makeSampleFont, metricDescriptors, sampleAdvance } from './fallback-metrics.ts'
import { formatFontFace } from './font-face-rule.ts'

/**
 * Returns the rule of `Brygada Slanted`, which the browser shows until the italic font has loaded. It is the upright text
 * font, slanted by the browser and scaled to the widths of the italic, so that the text does not move when the italic loads.
 */
export async function makeItalicFallbackRule(): Promise<string> {
  const normal = await makeSampleFont('Brygada', 'normal', 400)
  const italic = await makeSampleFont('Brygada', 'italic', 400)
  return formatFontFace([
    ['font-family', '"Brygada Slanted"'],
    ['font-display', 'swap'],
    ['src', 'url("./fonts/brygada.woff2") format("woff2")'],
    ...metricDescriptors(italic, sampleAdvance(italic) / sampleAdvance(normal)),
  ])
}
