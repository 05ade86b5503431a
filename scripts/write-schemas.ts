import { mkdirSync, writeFileSync } from 'node:fs'
import { editorSchemas } from '#src/content/validate/json-schemas.ts'

mkdirSync('content/schemas', { recursive: true })
for (const { file, text } of editorSchemas()) {
  writeFileSync(file, text)
  console.log(file)
}
