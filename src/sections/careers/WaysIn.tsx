import type { Careers } from '#src/content/schemas/careers.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { NoOrphan } from '#src/ui/NoOrphan.tsx'
import { Artwork } from '../shared/Artwork.tsx'
import styles from './WaysIn.module.css'

/** Sizes of the two artworks in px, and their backgrounds. */
const ARTWORKS = [
  { w: 480, h: 620, background: 'leaf' },
  { w: 620, h: 520, background: 'laterite' },
] as const

/** Two ways to join the group, each with an artwork and a link. */
export function WaysIn({ ways }: { ways: Careers['ways'] }) {
  return (
    <section className="sec wrap" aria-labelledby="ways">
      <Heading as="h2" id="ways" size={1} inline {...ways.title} />
      <ul className={styles.cards}>
        {ways.items.map(({ title, description, link }, index) => (
          <li key={link.to} className={styles.card}>
            <div className={styles.picture} data-reveal="downwards">
              <Artwork
                picture={{ artwork: { seed: link.to, family: 'dagi' }, alt: title }}
                place={ARTWORKS[index] ?? ARTWORKS[0]}
                decorative
              />
            </div>
            <div className={classNames('stack', styles.text)}>
              <h3 className={classNames('title-3', styles.title)}>
                <NoOrphan>{title}</NoOrphan>
              </h3>
              <p className={classNames('soft', styles.description)}>{description}</p>
              <ArrowLink href={link.to}>{link.label}</ArrowLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
