import { type ContentFile, type ContentProblem, entries } from '../load/read-content.ts'
import { checkFigures } from './check-figures.ts'
import { findOutdatedCounts } from './count-claims.ts'
import { findChangedTexts } from './required-texts.ts'
import { findUnusedPictures } from './unused-pictures.ts'

/**
 * Finds what an editor should look at in valid content: texts that disagree with the data or with what was
 * agreed, and pictures that no entry names. Warnings are printed and never stop a release.
 * @param root folder that contains `content/`
 * @param files content that passed `checkContent`
 */
export function findWarnings(
  root: string,
  files: readonly ContentFile[],
  now = new Date(),
): ContentProblem[] {
  return [
    ...findChangedTexts(files),
    ...findOutdatedCounts(files),
    ...findWrongTarget(files),
    ...checkFigures(files),
    ...findPastLaunches(files, now),
    ...findUnusedPictures(root, files),
  ]
}

/** Compares the number of people on the home page with the sum of the CSR page's targets, without the volunteers. */
function findWrongTarget(files: readonly ContentFile[]): ContentProblem[] {
  const targets = entries(files, 'csr').flatMap(({ data }) => data.impact.targetedMetrics)
  const people = targets
    .filter(({ label }) => !label.includes('volunteers'))
    .reduce((sum, target) => sum + target.people, 0)
    .toLocaleString('en-GB')
  return entries(files, 'home').flatMap(({ file, data: { csr } }) => {
    const { light, heavy } = csr.heading
    return `${light} ${heavy}`.includes(`${people} people`)
      ? []
      : [{ file, field: 'csr.heading', message: `the targets in csr.yaml add up to ${people} people` }]
  })
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
