import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { parseDocument, visit } from 'yaml'
import { splitMarkdown } from '#src/content/load/split-markdown.ts'

// npm run format: writes content files as the editor's page does, but keeps comments, so that changes of an editor stay small.
for (const file of globSync('content/**/*.{yaml,md}')) {
  const text = readFileSync(file, 'utf8')
  const { fields = text, body } = file.endsWith('.md') ? splitMarkdown(text) : {}
  const document = parseDocument(fields)
  if (document.errors.length > 0) {
    console.error(`${file} is not readable: npm run check:content says why`)
    process.exitCode = 1
    continue
  }
  visit(document, { Scalar: (_key, scalar) => void delete scalar.type })
  const yaml = document.toString({ lineWidth: 0, singleQuote: true })
  const formatted = body === undefined ? yaml : `${yaml}---\n${body}`
  if (formatted === text) continue
  writeFileSync(file, formatted)
  console.log(file)
}
