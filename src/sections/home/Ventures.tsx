import type { Home } from '#src/content/schemas/home.ts'
import type { RenderedPicture, RenderedScreen } from '#src/drawings/render-picture.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Fit } from '#src/ui/Fit.tsx'
import { urls } from '#src/urls.ts'
import { Artwork } from '../Artwork.tsx'
import { ProductScreen } from '../products/ProductScreen.tsx'
import type { VentureSummary } from '../to-venture-card.ts'
import { SectionHeading } from './SectionHeading.tsx'
import styles from './Ventures.module.css'

type VenturesProps = {
  head: Home['ventures']
  ventures: readonly VentureSummary[]
  /** The screens of two products, each with the cloth of its product. Phones show the first one only. */
  exhibits: readonly { screen: RenderedScreen; picture: RenderedPicture }[]
}

/** The ventures of the group as rows, next to two screens of their products, each on a strip of its own cloth. */
export function Ventures({ head, ventures, exhibits }: VenturesProps) {
  return (
    <section className="band band-laterite" aria-labelledby="ventures">
      <div className={classNames('wrap', styles.layout)}>
        <SectionHeading head={head} id="ventures" className={styles.head} />
        {exhibits.map(({ screen, picture }) => (
          <div key={screen.alt} className={styles.strip} data-reveal="downwards">
            <Artwork fill picture={picture} sizes="(max-width: 719px) 100vw, 33vw" />
            <ProductScreen screen={screen} />
          </div>
        ))}
        <div className={styles.ventures}>
          <ul className="rows">
            {ventures.map(({ id, name, tagline, link, isUpcoming, status }) => (
              <li key={id} className={styles.row}>
                <h3 className={classNames('title-4', isUpcoming && 'light')}>
                  <Fit text={name}>
                    <a className={classNames('plain-link whole-link', styles.link)} href={link}>
                      <span translate="no">{name}</span>
                    </a>
                  </Fit>
                </h3>
                <p className={classNames('tagline', styles.tagline)}>{tagline}</p>
                <p className={classNames('label', isUpcoming && 'accent', styles.status)}>{status}</p>
              </li>
            ))}
          </ul>
          <p>
            <ArrowLink href={urls.subsidiaries()}>{head.button}</ArrowLink>
          </p>
        </div>
      </div>
    </section>
  )
}
