import type { ReactNode } from 'react'
import type { Heading as HeadingText } from '#src/content/schemas/fields.ts'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import styles from './PageHero.module.css'

type PageHeroProps = {
  title: HeadingText
  /** `1` for a shout over the full width, with the introduction below it. */
  size?: 1 | 2
  intro?: string
  /** Colour of a hero that the header of the page lies on (`headerOverHero` of Page.astro). */
  band?: 'leaf' | 'indigo' | 'laterite' | 'end' | undefined
  label?: string | undefined
  /** What follows the introduction, like a button: a named slot of the page. */
  action?: ReactNode
  /** What is below the words, like a picture from edge to edge. */
  children?: ReactNode
}

/** The head of a page: its title, and an introduction on the right. */
export function PageHero({ title, size = 2, intro, band, label, action, children }: PageHeroProps) {
  return (
    <header className={classNames(styles.hero, band && `band band-${band} ${styles.under}`)}>
      <div className={classNames('wrap', styles.words)}>
        {label && <p className="label accent">{label}</p>}
        <Columns split={size === 1 ? 'below' : '8-9'} stack="short" end>
          <Heading as="h1" size={size} inline={size === 1} {...title} />
          <div className="stack">
            {intro && <p className={size === 1 ? 'lead' : undefined}>{intro}</p>}
            {action}
          </div>
        </Columns>
      </div>
      {children}
    </header>
  )
}
