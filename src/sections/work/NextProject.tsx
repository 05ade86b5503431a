import { ArrowRight } from 'lucide-react'
import type { IllustratedEntry } from '#src/artwork/render-picture.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Fit } from '#src/ui/Fit.tsx'
import { LineIcon } from '#src/ui/LineIcon.tsx'
import { urls } from '#src/urls.ts'
import { Artwork } from '../shared/Artwork.tsx'
import styles from './CaseStudy.module.css'

/** A link to the next case study, with the artwork of that case study over the full width. */
export function NextProject({ label, study }: { label: string; study: IllustratedEntry<'work'> }) {
  const { id, title, company, country, picture } = study
  return (
    <nav aria-label="Next project">
      <a className={styles.next} href={urls.caseStudy(id)}>
        <Artwork fill picture={picture} place={SIZES.caseStudy.file} decorative asFile />
        <div className={classNames('wrap', styles.overlay)}>
          <div className={styles.card}>
            <p className="label accent summary">
              {label}
              <LineIcon icon={ArrowRight} className={styles.arrow} />
            </p>
            <p className={classNames('title-3', styles.nextTitle)}>
              <Fit text={title} />
            </p>
            <p>
              <i>{company}</i>, {country}
            </p>
          </div>
        </div>
      </a>
    </nav>
  )
}
