/** Returns the relative luminance of a colour like `#f5f4ef` (WCAG 2.2, relative luminance). */
export function luminanceOf(hex: string): number {
  return relativeLuminance(...[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)))
}

/** Returns the maximum relative luminance in the first rows of an RGBA picture. */
export function maxLuminance(rgba: Buffer, width: number, rows: number): number {
  let max = 0
  for (let at = 0; at < 4 * width * rows; at += 4)
    max = Math.max(max, relativeLuminance(rgba[at], rgba[at + 1], rgba[at + 2]))
  return max
}

function relativeLuminance(red = 0, green = 0, blue = 0): number {
  return 0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0)
}

/** The linear value of each sRGB channel value from 0 to 255. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})
