import type { Academy } from '#src/content/schemas/academy.ts'
import { formatDate } from '#src/content/text/dates.ts'

type Cohort = Academy['cohorts'][number]

/** Returns the facts of the next cohort open on a day (YYYY-MM-DD), and of the others (docs/requirements.md#other-pages). */
export function cohortFacts({ cohorts, noCohort }: Pick<Academy, 'cohorts' | 'noCohort'>, today: string) {
  const inOrder = cohorts.toSorted((one, other) => (one.start < other.start ? -1 : 1))
  const next = inOrder.find(({ applyBy, state }) => state === 'open' && applyBy >= today)
  const following = next && inOrder[inOrder.indexOf(next) + 1]
  const labelOf = (cohort: Cohort) =>
    cohort === following ? 'The cohort after that' : `Cohort of ${formatDate(cohort.start.slice(0, 7))}`
  const others = inOrder
    .filter((cohort) => cohort !== next)
    .map((cohort) => ({
      label: labelOf(cohort),
      text: describeCohort(cohort, today),
    }))
  if (!next) return { next: [{ label: 'Next start', text: noCohort }], others }
  const { applyBy, fee } = next
  return {
    next: [
      { label: 'Next cohort', text: `${daysOf(next)}.` },
      { label: 'Apply by', text: `${formatDate(applyBy)}.` },
      { label: 'Fee', text: `${fee}.` },
    ],
    others,
  }
}

function describeCohort(cohort: Cohort, today: string): string {
  const { applyBy, fee, places, state } = cohort
  const apply = applyBy < today ? 'Applications have closed.' : `Apply by ${formatDate(applyBy)}.`
  return `${daysOf(cohort)}. ${places} places, ${fee}. ${state === 'full' ? 'It is full.' : apply}`
}

function daysOf({ start, end }: Cohort): string {
  const from = formatDate(start, 'short')
  const isOneYear = start.slice(0, 4) === end.slice(0, 4)
  return `${isOneYear ? from.slice(0, -5) : from} to ${formatDate(end, 'short')}`
}
