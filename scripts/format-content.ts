import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { parseDocument, visit } from 'yaml'
import { splitMarkdown } from '#src/content/load/split-markdown.ts'

// npm run format: writes every content file as the editor's page writes it, so that the changes of an editor stay small.
// Comments stay; they name the sources of legal facts.
for (const file of globSync('content/**/*.{yaml,md}')) {
  const text = readFileSync(file, 'utf8')
  const { fields = text, body } = file.endsWith('.md') ? splitMarkdown(text) : {}
  const document = parseDocument(fields)
  visit(document, { Scalar: (_key, scalar) => void delete scalar.type })
  const yaml = document.toString({ lineWidth: 0, singleQuote: true })
  const formatted = body === undefined ? yaml : `---\n${yaml}---\n${body}`
  if (formatted === text) continue
  writeFileSync(file, formatted)
  console.log(file)
}
