import type { Academy } from '#src/content/schemas/academy.ts'
import { formatDate } from '#src/content/text/dates.ts'

type Cohort = Academy['cohorts'][number]

/** Returns the facts of the next cohort open on a day (YYYY-MM-DD), and of the others (docs/requirements.md#other-pages). */
export function cohortFacts({ cohorts, noCohort }: Pick<Academy, 'cohorts' | 'noCohort'>, today: string) {
  const inOrder = cohorts.toSorted((one, other) => (one.start < other.start ? -1 : 1))
  const next = inOrder.find(({ applyBy, state }) => state === 'open' && applyBy >= today)
  const others = inOrder
    .filter((cohort) => cohort !== next)
    .map((cohort) => ({
      label: `From ${formatDate(cohort.start, 'short')}`,
      text: describeCohort(cohort, today),
    }))
  if (!next) return { next: [{ label: 'Next start', text: noCohort }], others }
  const { start, applyBy, fee } = next
  return {
    next: [
      { label: 'Next start', text: `${formatDate(start)}.` },
      { label: 'Apply by', text: `${formatDate(applyBy)}.` },
      { label: 'Fee', text: `${fee}.` },
    ],
    others,
  }
}

function describeCohort({ end, applyBy, fee, places, state }: Cohort, today: string): string {
  const apply = applyBy < today ? 'Applications have closed.' : `Apply by ${formatDate(applyBy)}.`
  return `To ${formatDate(end, 'short')}, ${fee}, ${places} places. ${state === 'full' ? 'It is full.' : apply}`
}
