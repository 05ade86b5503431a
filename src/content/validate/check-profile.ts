import { hashProfile, profileContent } from '../load/profile-content.ts'
import { PROFILE_FILE, type ProfileFile } from '../load/profile-file.ts'
import type { ContentFile } from '../load/read-content.ts'
import { siteContentOf } from '../load/site-content.ts'
import type { PlaceholderFinding } from './check-placeholders.ts'

/**
 * Reports a company profile that is missing or was printed from other content.
 * @param files content that passed its schemas
 */
export function checkProfile(
  files: readonly ContentFile[],
  printed: ProfileFile | undefined,
): PlaceholderFinding[] {
  const hash = hashProfile(profileContent(siteContentOf(files)))
  if (printed?.contentHash === hash) return []
  const what = printed ? 'older than the content' : 'missing'
  return [{ file: PROFILE_FILE, field: '(whole file)', what: `${what}: npm run generate:profile` }]
}
