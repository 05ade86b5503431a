/** Returns the relative luminance (WCAG 2.2) of an sRGB colour, from 0 to 1. The channels are 0 to 255. */
export function relativeLuminance(red = 0, green = 0, blue = 0): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Returns the contrast ratio (WCAG 2.2) of two luminances, from 1 to 21. */
export function contrastRatio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
