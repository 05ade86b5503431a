import type { Careers } from '#src/content/schemas/careers.ts'
import { pattern } from '#src/pattern/pattern.ts'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Drawing } from '#src/ui/Drawing.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import styles from './Careers.module.css'

/** Seed of the pattern, and its sizes: the first for wide screens, the second for phones. */
const SEED = 'careers'
const SHAPES = [
  { w: 2200, h: 250, crossings: 3, className: classNames('not-narrow', styles.long) },
  { w: 1000, h: 250, crossings: 3, className: classNames('narrow-only', styles.short) },
]

/** The head of the careers page, with a wide pattern below the text. */
export function CareersHead({ hero }: { hero: Careers['hero'] }) {
  return (
    <header>
      <Columns split="7-8" low end className={classNames('wrap', styles.words)}>
        <Heading as="h1" size={1} className={styles.pageTitle} {...hero.title} />
        <p className="lead soft">{hero.intro}</p>
      </Columns>
      {SHAPES.map(({ className, ...size }) => (
        <Drawing
          key={size.w}
          className={className}
          svg={pattern(SEED, { family: 'dagi', background: 'indigo', construction: false, ...size })}
        />
      ))}
    </header>
  )
}
