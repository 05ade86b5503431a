import type { ReactNode } from 'react'
import type { Heading as HeadingText } from '#src/content/schemas/fields.ts'
import type { RenderedPicture } from '#src/drawings/render-picture.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Picture } from './Picture.tsx'
import styles from './PortraitHero.module.css'

type PortraitHeroProps = {
  title: HeadingText
  intro: string
  portrait: { picture: RenderedPicture; caption: string }
  /** What follows the introduction, like a button: a named slot of the page. */
  action?: ReactNode
  /** What is below, on the same ground. */
  children?: ReactNode
}

/** The head of a page, on the ground of a portrait that reaches the edge of the window. The header lies on it. */
export function PortraitHero({ title, intro, portrait, action, children }: PortraitHeroProps) {
  return (
    <header className={`band ${styles.hero}`}>
      <div className={`wrap grid ${styles.columns}`}>
        <figure className={styles.portrait}>
          <Picture
            className={styles.face}
            picture={portrait.picture}
            sizes="(max-width: 719px) 60vw, 41vw"
            first
          />
          <figcaption className={`small ${styles.caption}`}>{portrait.caption}</figcaption>
        </figure>
        <div className={`stack ${styles.words}`}>
          <Heading as="h1" {...title} />
          <p className="lead">{intro}</p>
          {action}
        </div>
      </div>
      {children && <div className={`wrap ${styles.below}`}>{children}</div>}
    </header>
  )
}
