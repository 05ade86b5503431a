import { caseStudyPicture } from '#src/artwork/entry-pictures.ts'
import { renderPicture } from '#src/artwork/render-picture.ts'
import type { Entry } from '#src/content/load/content-kinds.ts'
import type { IllustratedEntry } from '#src/sections/illustrated-entry.ts'

/** Returns the fields of a case study, its id and its rendered picture. */
export async function illustrateCaseStudy(study: Entry<'work'>): Promise<IllustratedEntry<'work'>> {
  return { id: study.id, ...study.data, picture: await renderPicture(caseStudyPicture(study)) }
}
