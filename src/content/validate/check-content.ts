import { type ContentFile, type ContentProblem, readContent } from '../load/read-content.ts'
import { checkFiles } from './check-files.ts'
import { checkReferences } from './check-references.ts'
import { checkRules } from './check-rules.ts'

/**
 * Reads and checks all content: files and schemas, and what concerns several entries once these are in order.
 * @param root folder that holds `content/`
 * @param now the present day
 */
export function checkContent(
  root: string,
  now: Date = new Date(),
): { files: ContentFile[]; problems: ContentProblem[] } {
  const { files, problems } = readContent(root)
  const further = problems.length > 0 ? [] : checkTogether(root, files, now)
  return { files, problems: [...checkFiles(root), ...problems, ...further] }
}

/** Checks what concerns several entries, or more than an entry itself can know. */
export function checkTogether(root: string, files: readonly ContentFile[], now: Date): ContentProblem[] {
  return [...checkReferences(root, files), ...checkRules(files, now)]
}

/** One line a problem: file, field, what is expected. */
export function formatProblem({ file, field, expected }: ContentProblem): string {
  return field === '' ? `${file}: ${expected}` : `${file}: ${field}: ${expected}`
}
