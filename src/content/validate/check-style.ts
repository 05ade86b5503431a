import type { ContentFile, ContentProblem } from '../load/read-content.ts'
import { findClaimsAgainstMetrics } from './metric-claims.ts'
import { findNumbersInWords } from './number-style.ts'
import { findHardTexts } from './readability.ts'
import { findSameness } from './sameness.ts'
import { findUnwantedWords } from './wording.ts'

/**
 * Checks how valid content is written: words, sentences, numbers, promises and sameness (docs/editing-content.md).
 * @param files content that passed `checkContent`
 */
export function checkStyle(files: readonly ContentFile[]): ContentProblem[] {
  return [
    ...findUnwantedWords(files),
    ...findHardTexts(files),
    ...findNumbersInWords(files),
    ...findClaimsAgainstMetrics(files),
    ...findSameness(files),
  ]
}
