import type { Csr } from '#src/content/schemas/csr.ts'
import { WEAVES, weaveDraft } from '#src/drawings/aso-oke/weave-draft.ts'
import { at } from '#src/drawings/core/random.ts'
import { classNames } from '#src/ui/class-names.ts'
import dyes from '../dyes.module.css'
import styles from './Csr.module.css'

/** The areas on which the money is spent, with a bar for the share of each. A bar begins where the one above ends. */
export function Funding({ shares }: { shares: Csr['funding']['items'] }) {
  return (
    <dl className={classNames('rows', dyes.dyes)}>
      {shares.map(({ area, percentage }, index) => (
        <div key={area} className={styles.share}>
          <dt className={classNames('label', styles.area)}>{area}</dt>
          <dd className={classNames('title-3', styles.percentage)}>{percentage}%</dd>
          <dd className={styles.track} aria-hidden="true">
            <svg width={`${sum(shares.slice(0, index))}%`} height="1" aria-hidden="true" />
            <svg
              className={styles.bar}
              data-reveal="rightwards"
              width={`${percentage}%`}
              aria-hidden="true"
              data-bar
            >
              <g
                // biome-ignore lint/security/noDangerouslySetInnerHtml: src/drawings makes the drawing from numbers only
                dangerouslySetInnerHTML={{ __html: weaveDraft(percentage, at(WEAVES, index)) }}
              />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function sum(shares: Csr['funding']['items']): number {
  return shares.reduce((total, { percentage }) => total + percentage, 0)
}
