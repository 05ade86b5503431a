import type { Careers } from '#src/content/schemas/pages.ts'
import { pattern } from '#src/pattern/pattern.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Drawing } from '#src/ui/Drawing.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import styles from './CareersHead.module.css'

type CareersHeadProps = { hero: Careers['hero'] }

/** Seed of the pattern, and its sizes: the first for wide screens, the second for phones. */
const SEED = 'careers'
const SHAPES = [
  { w: 2200, h: 250, crossings: 3, className: styles.long },
  { w: 1000, h: 250, crossings: 3, className: styles.short },
]

/** The head of the careers page, with a wide pattern below the text. */
export function CareersHead({ hero }: CareersHeadProps) {
  return (
    <header>
      <div className={classNames('wrap grid', styles.words)}>
        <div className={styles.title}>
          <Heading as="h1" size={1} {...hero.title} />
        </div>
        <p className={classNames('lead', styles.intro)}>{hero.intro}</p>
      </div>
      {SHAPES.map(({ className, ...size }) => (
        <Drawing
          key={size.w}
          className={classNames(styles.pattern, className)}
          svg={pattern(SEED, { family: 'dagi', background: 'indigo', construction: false, ...size })}
        />
      ))}
    </header>
  )
}
