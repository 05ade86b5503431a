import { ArrowRight } from 'lucide-react'
import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import { LineIcon } from '#src/ui/LineIcon.tsx'
import { urls } from '#src/urls.ts'
import { Artwork } from '../Artwork.tsx'
import styles from './NextProject.module.css'

type NextProjectProps = {
  id: string
  title: string
  company: string
  country: string
  picture: RenderedPicture
}

/** The way out: the next cloth, as wide as the page. */
export function NextProject({ id, title, company, country, picture }: NextProjectProps) {
  return (
    <nav aria-label="Next project">
      <a className={styles.next} href={urls.caseStudy(id)}>
        <Artwork
          picture={picture}
          place={{ ...SIZES.caseStudy.next, construction: false }}
          decorative
          className={styles.cloth}
        />
        <div className={`wrap ${styles.above}`}>
          <div className={styles.card}>
            <p className={styles.label}>
              Next Project
              <LineIcon icon={ArrowRight} className={styles.arrow} />
            </p>
            <p className={styles.title}>{title}</p>
            <p>
              <i>{company}</i>, {country}
            </p>
          </div>
        </div>
      </a>
    </nav>
  )
}
