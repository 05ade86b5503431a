import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formFields, shapeOf } from '#src/content/editor/form-field.ts'
import { writeEntry } from '#src/content/editor/write-entry.ts'
import { parseContent } from '#src/content/load/check-entry.ts'
import { contentKindNames, contentKinds } from '#src/content/load/content-kinds.ts'

// npm run format: writes content files as the page /edit does. With --check it names the files that it would change.
const isCheck = process.argv.includes('--check')
for (const kind of contentKindNames) {
  const { files, schema } = contentKinds[kind]
  for (const file of globSync(join('content', files))) {
    const text = readFileSync(file, 'utf8')
    const { data, body, problem } = parseContent(text, file.endsWith('.md'))
    const yaml = writeEntry(data, formFields(shapeOf(schema), {}))
    const formatted = body === undefined ? yaml : `---\n${yaml}---\n${body}`
    if (problem) fail(`${file}: ${problem}`)
    else if (formatted !== text && isCheck) fail(`${file}: npm run format writes it as the page /edit does`)
    else if (formatted !== text) {
      writeFileSync(file, formatted)
      console.log(file)
    }
  }
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
