import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import type { Home } from '#src/content/schemas/home.ts'
import { formatDate } from '#src/figures/format-date.ts'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { LazyImage } from '../LazyImage.tsx'
import { SectionPlan } from '../SectionPlan.tsx'
import styles from './Credentials.module.css'

type Certification = Omit<Home['credentials']['logos'][number], 'image'> & { picture: RenderedPicture }

/** Four certifications in a row, each with its mark, its standard and the number of its certificate. */
export function Credentials({ head, logos }: { head: Home['credentials']; logos: readonly Certification[] }) {
  return (
    <section className="sec" aria-labelledby="credentials">
      <div className={classNames('wrap ruled', styles.section)}>
        <header className={styles.head}>
          <SectionPlan number={6} label={head.label} />
          <Heading as="h2" size={3} id="credentials" {...head.heading} />
        </header>
        <CardGrid columns="4-4-2" className={styles.logos}>
          {logos.map(({ name, standard, certificate, validUntil, picture }) => (
            <li key={name} className={styles.item}>
              <LazyImage className={styles.logo} picture={picture} decorative />
              <div>
                <p className={styles.name}>{name}</p>
                <p>{standard}</p>
                <p className="small soft">
                  <span className={styles.number}>No. {certificate},</span> valid until{' '}
                  {formatDate(validUntil)}
                </p>
              </div>
            </li>
          ))}
        </CardGrid>
      </div>
    </section>
  )
}
