import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'

// npm run format: writes every content file as the editor's page writes it, so that the changes of an editor stay small.
for (const file of globSync('content/**/*.{yaml,md}')) {
  const text = readFileSync(file, 'utf8')
  const [, frontMatter = text, rest = ''] = /^---\n([\s\S]*?\n)(---\n[\s\S]*)$/.exec(text) ?? []
  const yaml = stringify(parse(frontMatter), { lineWidth: 0, singleQuote: true })
  const formatted = rest === '' ? yaml : `---\n${yaml}${rest}`
  if (formatted === text) continue
  writeFileSync(file, formatted)
  console.log(file)
}
