import { mkdirSync, writeFileSync } from 'node:fs'
import { editorSchemas } from './editor-schemas.ts'

// npm run generate:schemas: writes the JSON schemas with which code editors check the content files.
mkdirSync('content/schemas', { recursive: true })
for (const { file, text } of editorSchemas()) {
  writeFileSync(file, text)
  console.log(file)
}
