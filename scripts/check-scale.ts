import { globSync, readFileSync } from 'node:fs'

// npm run check: style sheets keep to the scale of src/styles/tokens.css. A line that ends with a comment may leave it.
const LIMITS = { px: 20, clamp: 30, leading: 6, media: 12 }
const found = {
  px: new Set<string>(),
  clamp: new Set<string>(),
  leading: new Set<string>(),
  media: new Set<string>(),
}
const strays: string[] = []
for (const file of globSync('src/**/*.css').filter(
  (name) => !/figures|fonts\.css|media\.css|print\.css|without-/.test(name),
))
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const [, property = '', value = ''] = /^\s*([\w-]+): (.*);$/.exec(line) ?? []
    for (const [length] of value.matchAll(/[\d.]+px/g)) found.px.add(length)
    if (value.includes('clamp(')) found.clamp.add(value)
    if (property === 'line-height') found.leading.add(value)
    if (line.trim().startsWith('@media')) found.media.add(line.trim())
    const isOnScale = !/\d/.test(value.replace(/var\(--[\w-]+\)|\b0\b|\b100(%|vw)|[-\d.]+ \*|\/ [\d.]+/g, ''))
    if (
      /gap$|^(margin|padding|inset|font$|line-height|letter-spacing)/.test(property) &&
      !isOnScale &&
      !/src\/(styles|ui)\//.test(file)
    )
      strays.push(`${file}:${index + 1} ${line.trim()}: not a step of src/styles/tokens.css`)
  }
for (const [name, values] of Object.entries(found))
  if (values.size > LIMITS[name as keyof typeof LIMITS])
    strays.push(`${values.size} different values of ${name}: ${[...values].join(', ')}`)
for (const stray of strays) console.error(stray)
process.exitCode = strays.length > 0 ? 1 : 0
