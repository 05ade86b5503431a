import { type ContentFile, type ContentProblem, entries } from '../load/read-content.ts'

/** Finds dates of past events, like a launch, that are in the future. */
export function findFutureDates(files: readonly ContentFile[], now: Date): ContentProblem[] {
  const today = now.toISOString().slice(0, 10)
  const expected = `a date that is not in the future; today is ${today}`
  return [
    ...entries(files, 'site').map(({ file, data }) => [file, 'foundedYear', `${data.foundedYear}`] as const),
    ...entries(files, 'work').map(({ file, data }) => [file, 'year', `${data.year}`] as const),
    ...entries(files, 'products').flatMap(({ file, data }) =>
      data.status === 'available'
        ? [[file, 'launchDate', data.launchDate] as const, [file, 'metricsAsOf', data.metricsAsOf] as const]
        : [],
    ),
  ].flatMap(([file, field, date]) => (date <= today.slice(0, date.length) ? [] : [{ file, field, expected }]))
}
