import { checkEvidence } from '../load/find-evidence.ts'
import { type ContentFile, type ContentProblem, readContent } from '../load/read-content.ts'
import { checkFiles } from './check-files.ts'
import { checkReferences } from './check-references.ts'
import { findMissingLegalTexts } from './legal-texts.ts'
import { findUnknownTokens } from './unknown-tokens.ts'

/**
 * Reads and checks all content: file names, schemas and, if all schemas pass, the rules across entries.
 * @param root folder that contains `content/`
 */
export function checkContent(root: string): { files: ContentFile[]; problems: ContentProblem[] } {
  const { files, problems } = readContent(root)
  const further = problems.length > 0 ? [] : checkAcrossEntries(root, files)
  return { files, problems: [...checkFiles(root), ...problems, ...further] }
}

/** Checks rules that need other entries or files. Links to a missing legal text are not broken themselves. */
export function checkAcrossEntries(root: string, files: readonly ContentFile[]): ContentProblem[] {
  const legal = findMissingLegalTexts(files)
  if (legal.length > 0) return legal
  const references = checkReferences(root, files)
  return references.length > 0 ? references : [...checkEvidence(files), ...findUnknownTokens(files)]
}

/** Returns a problem as one line: file, field and message. */
export function formatProblem({ file, field, message }: ContentProblem): string {
  return field === '' ? `${file}: ${message}` : `${file}: ${field}: ${message}`
}
