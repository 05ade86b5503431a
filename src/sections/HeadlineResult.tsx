import type { Entry } from '#src/content/load/content-kinds.ts'

export type Result = Entry<'work'>['data']['results'][number]

/** A result of a case study: a large number with what it was before, and below what was measured. */
export function HeadlineResult({ value, label, before }: Result) {
  return (
    <div>
      <p className="cluster cluster-close">
        <strong className="title-3">{value}</strong>
        <span className="visually-hidden">, </span>
        <span className="soft">{before}</span>
      </p>
      <p className="tight above-1">{label}</p>
    </div>
  )
}
