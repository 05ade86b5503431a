import { checkReferences } from './check-references.ts'
import { type ContentFile, type ContentProblem, readContent } from './read-content.ts'

/**
 * Reads and checks all content: schemas first, then references between entries.
 * @param root folder that holds `content/`
 */
export function checkContent(root: string): { files: ContentFile[]; problems: ContentProblem[] } {
  const { files, problems } = readContent(root)
  return { files, problems: problems.length > 0 ? problems : checkReferences(files) }
}

/** One line a problem: file, field, what is expected. */
export function formatProblem({ file, field, expected }: ContentProblem): string {
  return field === '' ? `${file}: ${expected}` : `${file}: ${field}: ${expected}`
}
