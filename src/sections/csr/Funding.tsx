import type { Csr } from '#src/content/schemas/csr.ts'
import { weaveDraft } from '#src/pattern/aso-oke/weave-draft.ts'
import { RuledSection } from '../shared/RuledSection.tsx'
import styles from './Funding.module.css'
import { positionShares } from './position-shares.ts'

/** The areas on which the money is spent, with a bar for the share of each. A bar begins where the one above ends. */
export function Funding({ funding: { title, intro, allocation } }: { funding: Csr['funding'] }) {
  return (
    <RuledSection id="funding" title={title} intro={intro}>
      <dl>
        {positionShares(allocation).map(({ area, before, percentage, weave }) => (
          <div key={area} className={styles.share}>
            <dt className={styles.area}>{area}</dt>
            <dd className={styles.percentage}>{percentage}%</dd>
            <dd className={styles.track} aria-hidden="true">
              <svg width={`${before}%`} height="1" aria-hidden="true" />
              <svg
                className={styles.bar}
                data-reveal="rightwards"
                width={`${percentage}%`}
                aria-hidden="true"
                data-bar
              >
                <g
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: src/pattern makes the drawing from numbers only
                  dangerouslySetInnerHTML={{ __html: weaveDraft(percentage, weave) }}
                />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </RuledSection>
  )
}
