import type { Csr } from '#src/content/schemas/csr.ts'
import { classNames } from '#src/ui/class-names.ts'
import { RuledHeading } from '../RuledHeading.tsx'
import styles from './Funding.module.css'
import { FundingBar } from './FundingBar.tsx'
import { FundingScale } from './FundingScale.tsx'
import { positionShares } from './position-shares.ts'
import { shareOfBudget } from './share-of-budget.ts'

type FundingProps = { funding: Csr['funding'] }

/** The areas on which the money is spent, with the sum and a bar for the share of each area. */
export function Funding({ funding: { title, intro, total, allocation } }: FundingProps) {
  return (
    <section className="sec" aria-labelledby="funding">
      <div className="wrap">
        <RuledHeading id="funding" title={title} intro={intro} />
        <div className={styles.chart}>
          <FundingScale />
          <dl className={styles.shares}>
            {positionShares(allocation).map((share) => (
              <div
                key={share.area}
                className={classNames(styles.share, share.before > share.after && styles.labelFirst)}
              >
                <dt className={styles.area}>
                  {share.area}
                  <small className={styles.amount}>{shareOfBudget(total, share.percentage)}</small>
                </dt>
                <dd className={styles.cell}>
                  <FundingBar share={share} />
                  <span className={styles.percentage}>{share.percentage}%</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
