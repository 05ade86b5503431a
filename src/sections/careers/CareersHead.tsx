import type { Careers } from '#src/content/schemas/pages.ts'
import { pattern } from '#src/pattern/pattern.ts'
import { Drawing } from '#src/ui/Drawing.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import styles from './CareersHead.module.css'

type CareersHeadProps = { hero: Careers['hero'] }

/** What the knot is grown from, and how many crossings it has: one band for wide screens, one for phones. */
const KNOT = 'careers'
const BANDS = [
  { w: 2200, h: 250, crossings: 3, className: styles.long },
  { w: 1000, h: 250, crossings: 3, className: styles.short },
]

/** The head of the careers page: a band of knots, many ropes holding one another. */
export function CareersHead({ hero }: CareersHeadProps) {
  return (
    <header>
      <div className={`wrap grid ${styles.words}`}>
        <div className={styles.title}>
          <Heading as="h1" size={1} {...hero.title} />
        </div>
        <p className={`lead ${styles.intro}`}>{hero.intro}</p>
      </div>
      {BANDS.map(({ className, ...size }) => (
        <Drawing
          key={size.w}
          className={`${styles.band} ${className}`}
          svg={pattern(KNOT, { family: 'dagi', background: 'indigo', construction: false, ...size })}
        />
      ))}
    </header>
  )
}
