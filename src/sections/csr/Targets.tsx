import type { Csr } from '#src/content/schemas/csr.ts'
import { FactList } from '#src/ui/FactList.tsx'
import { RuledSection } from '../shared/RuledSection.tsx'

/** The targets of the programme, each with how far it is, what the pilots have reached, and the plan by year. */
export function Targets({ impact }: { impact: Csr['impact'] }) {
  return (
    <RuledSection id="targets" title={impact.targetedTitle}>
      <FactList
        large
        columns="4-2-2"
        facts={impact.targetedMetrics.map(({ value, label, reached }) => ({
          term: label,
          value,
          text: reached !== undefined && `${reached} so far`,
        }))}
      />
      <h3 className="title-4 above-5">{impact.currentTitle}</h3>
      <p className="soft measure above-1">{impact.currentIntro}</p>
      <ul className="above-3">
        {impact.currentMilestones.map(({ value, label }) => (
          <li key={label} className="accent">
            <b>{value}</b> {label}
          </li>
        ))}
      </ul>
      <FactList
        columns="4-2-2"
        className="above-5"
        facts={impact.plan.map(({ year, people }) => ({ term: `By the end of ${year}`, value: people }))}
      />
    </RuledSection>
  )
}
