import type { RenderedScreen } from '#src/artwork/render-screens.ts'
import type { Home } from '#src/content/schemas/home.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Fit } from '#src/ui/Fit.tsx'
import { urls } from '#src/urls.ts'
import { ProductScreen } from '../products/ProductScreen.tsx'
import type { VentureSummary } from '../shared/to-venture-card.ts'
import { SectionHeading } from './SectionHeading.tsx'
import styles from './Ventures.module.css'

type VenturesProps = {
  head: Home['ventures']
  ventures: readonly VentureSummary[]
  /** The screens of two products. Phones show the first one only. */
  screens: readonly RenderedScreen[]
}

/** The ventures of the group as rows, next to two screens of their products. */
export function Ventures({ head, ventures, screens }: VenturesProps) {
  return (
    <section className={classNames('sec band band-laterite', styles.room)} aria-labelledby="ventures">
      <Columns split="7-8" className={classNames('wrap', styles.layout)}>
        <div className={styles.first}>
          <SectionHeading head={head} id="ventures" className={styles.head} />
          {screens.length > 0 && (
            <div className={styles.screens}>
              {screens.map((screen) => (
                <div key={screen.alt} className={styles.screen}>
                  <ProductScreen screen={screen} />
                </div>
              ))}
            </div>
          )}
        </div>
        <div>
          <ul>
            {ventures.map(({ id, name, tagline, link, isUpcoming, isProduct, status }) => (
              <li key={id} className={styles.row}>
                <h3 className={classNames(styles.name, isUpcoming && styles.upcoming)}>
                  <Fit text={name}>
                    <a className={classNames('plain-link', styles.link)} href={link}>
                      <span data-shared={isProduct ? 'text' : undefined}>{name}</span>
                    </a>
                  </Fit>
                </h3>
                <p className={styles.tagline}>{tagline}</p>
                <p className={classNames('label', isUpcoming && 'accent', styles.status)}>{status}</p>
              </li>
            ))}
          </ul>
          <p className={styles.more}>
            <ArrowLink href={urls.subsidiaries()}>{head.button}</ArrowLink>
          </p>
        </div>
      </Columns>
    </section>
  )
}
