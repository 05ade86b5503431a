import type { ServiceTerms } from '#src/content/schemas/service.ts'
import { onOneLine } from '#src/content/text/phrases.ts'
import { range } from '#src/drawings/core/geometry.ts'
import { urls } from '#src/urls.ts'
import { Weaves } from '../Weaves.tsx'
import { PriceAxis } from './PriceAxis.tsx'
import styles from './PriceCloth.module.css'
import { PriceStrip } from './PriceStrip.tsx'
import { endOfAxis, STEP } from './price-scale.ts'

type PriceClothProps = { services: readonly { id: string; title: string; terms: ServiceTerms }[] }

/** The prices of all services on one axis, and their weeks. Phones have the usual price in words instead of the axis. */
export function PriceCloth({ services }: PriceClothProps) {
  const end = endOfAxis(services)
  return (
    <div className={styles.prices} data-reveal="downwards">
      <Weaves />
      <div className={styles.axis}>
        <PriceAxis sums={range(end / STEP + 1).map((step) => step * STEP)} end={end} />
      </div>
      <ul className="rows">
        {services.map(({ id, title, terms }, index) => (
          <li key={id} className={styles.row}>
            <a className={`title-4 plain-link ${styles.title}`} href={urls.service(id)}>
              {title}
            </a>
            <span className={styles.from}>From {terms.from}</span>
            <span className={styles.usual}>
              Most clients pay {terms.usual.from} to {terms.usual.to}
            </span>
            <div className={styles.strip}>
              <PriceStrip terms={terms} end={end} index={index} lines />
            </div>
            <span className={styles.weeks}>{onOneLine(terms.duration)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
