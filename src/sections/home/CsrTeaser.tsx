import { SIZES } from '#src/artwork/sizes.ts'
import type { Csr } from '#src/content/schemas/csr.ts'
import type { Home } from '#src/content/schemas/home.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { urls } from '#src/urls.ts'
import { HomeDrawing } from '../HomeDrawing.tsx'
import { SectionPlan } from '../SectionPlan.tsx'
import styles from './CsrTeaser.module.css'

/** The targets of the CSR programme as dots, one for every hundred people to be trained. */
export function CsrTeaser({ head, impact }: { head: Home['csr']; impact: Csr['impact'] }) {
  return (
    <section className={classNames('band band-leaf', styles.section)} aria-labelledby="csr">
      <div className={classNames('wrap grid', styles.inner)}>
        <div className={classNames('light-drawing', styles.artwork)}>
          <HomeDrawing name="csr-targets" size={SIZES.csr.home} />
        </div>
        <div className={classNames('stack', styles.text)}>
          <SectionPlan number={7} label={head.label} />
          <Heading as="h2" id="csr" {...head.heading} />
          <p className="lead">{head.intro}</p>
          <dl className={styles.legend}>
            {impact.targetedMetrics.map(({ value, label }, index) => (
              <div key={label} className={styles.line}>
                <dt className={styles.label}>
                  <svg className={styles.key} viewBox="0 0 20 20" aria-hidden="true">
                    <circle cx="10" cy="10" r="9" fill="currentColor" />
                    <circle className={styles.hole} cx="10" cy="10" r={[1.7, 3.9, 6.4, 0][index] ?? 0} />
                  </svg>
                  {label}
                </dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink href={urls.csr()} tone="cotton">
            {head.button}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
