import { mediumOf } from '#src/artwork/artwork.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { splitHeading } from '#src/ui/split-heading.ts'
import { urls } from '#src/urls.ts'
import { Artwork } from '../Artwork.tsx'
import { ArtworkLabel } from '../ArtworkLabel.tsx'
import { Breadcrumb } from '../Breadcrumb.tsx'
import type { IllustratedEntry } from '../illustrated-entry.ts'
import styles from './CaseStudyHead.module.css'

type CaseStudyHeadProps = { study: IllustratedEntry<'work'> }

/** The head of a case study: its title, and below it a wide artwork with the facts in a label on top of the artwork. */
export function CaseStudyHead({ study }: CaseStudyHeadProps) {
  const { order, title, category, company, country, year, picture } = study
  const facts = { Client: company, Year: year, Location: country }
  return (
    <header className={classNames('wrap', styles.head)}>
      <Breadcrumb href={urls.work()} label="Our Work" kind={category} />
      <div className={styles.title}>
        <Heading as="h1" size={1} {...splitHeading(title)} />
      </div>
      <figure className={styles.figure} data-reveal>
        <Artwork picture={picture} place={SIZES.caseStudy.wide} sizes="100vw" className={styles.wide} />
        {picture.artwork && (
          <Artwork picture={picture} place={SIZES.caseStudy.narrow} decorative className={styles.narrow} />
        )}
        <figcaption className={styles.caption}>
          <ArtworkLabel variant="card" heading={`Cloth ${order}`} title={title} detail={`${year}`}>
            <dl className={styles.facts}>
              {Object.entries(facts).map(([term, fact]) => (
                <div key={term} className={styles.fact}>
                  <dt>{term}</dt>
                  <dd className={styles.value}>{fact}</dd>
                </div>
              ))}
            </dl>
            {picture.artwork && <p>{mediumOf(picture.artwork)}</p>}
          </ArtworkLabel>
        </figcaption>
      </figure>
    </header>
  )
}
