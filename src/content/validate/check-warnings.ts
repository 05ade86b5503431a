import { type ContentFile, type ContentProblem, entries } from '../load/read-content.ts'
import { checkFigures } from './check-figures.ts'
import { findUnusedPictures } from './unused-pictures.ts'

/**
 * Finds what an editor should look at in valid content: figures that disagree with each other, and
 * pictures that no entry names. Warnings are printed and never stop a release.
 * @param root folder that contains `content/`
 * @param files content that passed `checkContent`
 */
export function findWarnings(
  root: string,
  files: readonly ContentFile[],
  now = new Date(),
): ContentProblem[] {
  return [...checkFigures(files), ...findPastLaunches(files, now), ...findUnusedPictures(root, files)]
}

/** Finds products whose launch quarter is over and that do not say why. */
function findPastLaunches(files: readonly ContentFile[], now: Date): ContentProblem[] {
  return entries(files, 'products').flatMap(({ file, data }) => {
    if (data.status === 'available' || data.launchNote) return []
    const [, quarter, year] = /^Q(\d) (\d+)$/.exec(data.launchQuarter) ?? []
    const message = `${data.launchQuarter} is over; say in launchNote what the launch waits for, or write a new quarter`
    const isOver = Date.UTC(Number(year), Number(quarter) * 3) <= now.getTime()
    return isOver ? [{ file, field: 'launchQuarter', message }] : []
  })
}
