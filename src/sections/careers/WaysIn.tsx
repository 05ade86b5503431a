import type { Careers } from '#src/content/schemas/pages.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Artwork } from '../Artwork.tsx'
import styles from './WaysIn.module.css'

type WaysInProps = { ways: Careers['ways'] }

/** Sizes of the two knots in px, and what they are tied on. */
const KNOTS = [
  { w: 480, h: 620, background: 'leaf' },
  { w: 620, h: 520, background: 'laterite' },
] as const

/** The ways into the group: two knots on one centre line, each with where it leads. */
export function WaysIn({ ways }: WaysInProps) {
  return (
    <section className={`sec ${styles.room}`} aria-labelledby="ways">
      <div className="wrap">
        <Heading as="h2" id="ways" size={1} inline {...ways.title} />
        <ul className={styles.ways}>
          {ways.items.map(({ title, description, link }, index) => (
            <li key={link.to} className={styles.way} data-reveal>
              <div className={styles.picture}>
                <Artwork
                  picture={{ artwork: { seed: link.to, family: 'dagi' }, alt: title }}
                  place={KNOTS[index] ?? KNOTS[0]}
                  decorative
                />
              </div>
              <div className={styles.placard}>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.description}>{description}</p>
                <ArrowLink href={link.to}>{link.label}</ArrowLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
