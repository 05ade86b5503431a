import type { Entry } from '#src/content/load/content-kinds.ts'

/** Maximum number of case studies on the page of a service. */
const MAX_CASE_STUDIES = 3

/** Returns the studies of each service: those that name it first, then the least shown (docs/requirements.md#service-pages). */
export function relatedWork(studies: readonly Entry<'work'>[], serviceIds: readonly string[]) {
  const timesShown = new Map<string, number>()
  return new Map(
    serviceIds.map((serviceId) => {
      const isOther = ({ data }: Entry<'work'>) => Number(data.services[0] !== serviceId)
      const times = ({ id }: Entry<'work'>) => timesShown.get(id) ?? 0
      const shown = studies
        .filter(({ data }) => data.services.includes(serviceId))
        .sort((one, other) => isOther(one) - isOther(other) || times(one) - times(other))
        .slice(0, MAX_CASE_STUDIES)
      for (const study of shown) timesShown.set(study.id, times(study) + 1)
      return [serviceId, shown] as const
    }),
  )
}
