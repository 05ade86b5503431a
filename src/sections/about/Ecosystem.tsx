import type { About } from '#src/content/schemas/pages.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { LazyImage } from '../LazyImage.tsx'
import styles from './Ecosystem.module.css'

type Venture = {
  id: string
  name: string
  tagline: string
  description: string
  link: string
  isUpcoming: boolean
  logo: { src: string; srcset?: string; alt: string; width: number; height: number }
}

type EcosystemProps = { ecosystem: About['ecosystem']; ventures: readonly Venture[] }

/** A card for each venture of the group. */
export function Ecosystem({ ecosystem, ventures }: EcosystemProps) {
  return (
    <section className="sec" aria-labelledby="ecosystem">
      <div className={classNames('wrap grid', styles.head)}>
        <div className={styles.heading}>
          <Heading as="h2" id="ecosystem" {...ecosystem.title} />
        </div>
        <p className={styles.intro}>{ecosystem.intro}</p>
      </div>
      <ul className={classNames('wrap', styles.cards)}>
        {ventures.map(({ id, name, tagline, description, link, isUpcoming, logo }) => (
          <li key={id} className={styles.card}>
            <LazyImage className={styles.logo} picture={logo} sizes="180px" />
            <div className={styles.name}>
              <h3 className={styles.title}>{name}</h3>
              <p className={styles.tagline}>{tagline}</p>
            </div>
            <div className={styles.text}>
              <p>{description}</p>
              {isUpcoming && <p className={styles.status}>In development</p>}
              <div className={styles.more}>
                <ArrowLink href={link} about={name}>
                  {ecosystem.button}
                </ArrowLink>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
