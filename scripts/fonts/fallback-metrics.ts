import subsetFont from 'subset-font'
import { type FontDefinition, findFont } from './font-definitions.ts'
import { type Declaration, formatPercent } from './font-face-rule.ts'
import { readSource } from './read-source.ts'
import { lineMetrics, meanAdvance } from './sfnt.ts'

/** Text like the texts of the site, for measuring the mean advance (character width) of a font. */
const SAMPLE_TEXT =
  `We design and deliver transformative digital solutions for African businesses: software drawn
like a plan, and finished like a work. Six ventures, one group. From first sketch to the last release we work
with banks, hospitals, schools and ministries across Nigeria; our engineers, designers and teachers build
systems that hold when the network does not. Start your project with a conversation, and see what it takes.
In 2024 the Academy trained 320 young people in Abuja, Kano and Lagos.`.replaceAll('\n', ' ')

/**
 * Returns a web font at one weight that contains only the characters of the sample text.
 * @param weight the weight of a variable font; a font with only one weight ignores it
 * @throws Error if the family has no such style
 */
export function makeSampleFont(
  family: FontDefinition['family'],
  style: FontDefinition['style'],
  weight: number,
): Promise<Buffer> {
  const font = findFont(family, style)
  return subsetFont(readSource(font.subsets[0]), SAMPLE_TEXT, {
    targetFormat: 'truetype',
    ...(font.variable && { variationAxes: { wght: weight } }),
  })
}

/** Returns the mean advance of the sample text in a font, in em. */
export function sampleAdvance(font: Buffer): number {
  return meanAdvance(font, SAMPLE_TEXT)
}

/** Returns the descriptors that scale a fallback font and give it the line metrics of a web font. */
export function metricDescriptors(font: Buffer, scale: number): readonly Declaration[] {
  const { ascent, descent, lineGap } = lineMetrics(font)
  // Divide the overrides by the scale, because `size-adjust` scales them too.
  return [
    ['size-adjust', formatPercent(scale)],
    ['ascent-override', formatPercent(ascent / scale)],
    ['descent-override', formatPercent(descent / scale)],
    ['line-gap-override', formatPercent(lineGap / scale)],
  ]
}
