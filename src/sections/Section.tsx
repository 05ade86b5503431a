import type { ReactNode } from 'react'
import type { Heading as HeadingText } from '#src/content/schemas/fields.ts'
import type { RenderedPicture } from '#src/drawings/render-picture.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Picture } from './Picture.tsx'
import styles from './Section.module.css'

type SectionProps = {
  id: string
  title: HeadingText
  /** A line above the title. */
  label?: string | undefined
  /** True if only screen readers need the title. */
  hideTitle?: boolean
  intro?: string | undefined
  /** True if the heading is to the left of the content, not above it. */
  side?: boolean
  band?: 'leaf' | 'indigo' | 'laterite' | undefined
  /** A picture that fills the right half of the window. */
  picture?: RenderedPicture | undefined
  /** What follows the introduction, like a button: a named slot of the page. */
  action?: ReactNode
  children?: ReactNode
}

/** A section of a page: its heading, an introduction, and what the page puts into it. */
export function Section({ id, title, hideTitle, intro, side, children, ...props }: SectionProps) {
  const { label, band, picture, action } = props
  const words = intro && <p className="measure">{intro}</p>
  const isShort = side && !children
  const ground = band && `band band-${band}`
  return (
    <section
      className={classNames(picture ? styles.halves : 'sec', hideTitle && styles.untitled, ground)}
      aria-labelledby={id}
    >
      <div className={classNames('wrap', side && `grid ${styles.side}`)}>
        <div className={hideTitle ? 'visually-hidden' : 'stack'}>
          {label && <p className="label accent">{label}</p>}
          <Heading as="h2" id={id} inline={!side} {...title} />
          {!isShort && words}
          {action}
        </div>
        {(children || isShort) && (
          <div className={classNames('flow', !hideTitle && `above-6 ${styles.content}`)}>
            {isShort ? words : children}
          </div>
        )}
      </div>
      {picture && (
        <Picture
          className={styles.picture}
          picture={picture}
          sizes="(max-width: 999px) 100vw, 50vw"
          data-reveal="downwards"
        />
      )}
    </section>
  )
}
