import { formatContent } from '#src/dev/editor/format-content.ts'

// npm run format: also writes the content files in their usual form.
for (const file of formatContent(process.cwd())) console.log(file)
