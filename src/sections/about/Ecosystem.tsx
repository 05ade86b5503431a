import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import type { About } from '#src/content/schemas/about.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { LazyImage } from '../shared/LazyImage.tsx'
import type { VentureSummary } from '../shared/to-venture-card.ts'
import styles from './Ecosystem.module.css'

type Venture = VentureSummary & { logo: RenderedPicture }

type EcosystemProps = { ecosystem: About['ecosystem']; ventures: readonly Venture[] }

/** A card for each venture of the group. */
export function Ecosystem({ ecosystem, ventures }: EcosystemProps) {
  return (
    <section className="sec" aria-labelledby="ecosystem">
      <Columns split="7-9" stack="short" className={classNames('wrap', styles.head)}>
        <Heading as="h2" id="ecosystem" {...ecosystem.title} />
        <p className={classNames('soft', styles.intro)}>{ecosystem.intro}</p>
      </Columns>
      <CardGrid columns="2-2-1" className={classNames('wrap', styles.cards)}>
        {ventures.map(({ id, name, tagline, description, link, isUpcoming, logo }) => (
          <li key={id} className={styles.card}>
            <LazyImage className={classNames('dimmed', styles.logo)} picture={logo} sizes="180px" />
            <div className={styles.name}>
              <h3 className={classNames('title-3', styles.title)}>{name}</h3>
              <p className={styles.tagline}>{tagline}</p>
            </div>
            <div className={classNames('soft', styles.text)}>
              <p>{description}</p>
              {isUpcoming && <p className="label accent">In development</p>}
              <div className={styles.more}>
                <ArrowLink href={link} about={name}>
                  {ecosystem.button}
                </ArrowLink>
              </div>
            </div>
          </li>
        ))}
      </CardGrid>
    </section>
  )
}
