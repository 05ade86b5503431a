import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentKindNames, contentKinds } from '#src/content/load/content-kinds.ts'
import { printForm, readForm } from './entry-file.ts'

/**
 * Writes every content file as the editor's screen writes it, so that the changes of an editor stay small.
 * @returns the files that it changed, from the root of the repository
 */
export function formatContent(root: string): string[] {
  return contentKindNames.flatMap((kind) =>
    globSync(join('content', contentKinds[kind].files), { cwd: root }).filter((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const formatted = printForm(kind, readForm(kind, text))
      if (formatted !== text) writeFileSync(join(root, file), formatted)
      return formatted !== text
    }),
  )
}
