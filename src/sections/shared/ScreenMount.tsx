import type { DrawOptions } from '#src/artwork/artwork.ts'
import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import type { Figure } from '#src/content/schemas/figures/figure.ts'
import { Screen } from '#src/figures/Screen.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Artwork } from './Artwork.tsx'
import styles from './ScreenMount.module.css'

type ScreenMountProps = {
  picture: RenderedPicture
  figures: readonly Figure[]
  place: DrawOptions
  sizes: string
  className?: string | undefined
}

/** The drawn screen of a case study on its artwork, if it has one. Not a `Figure`, which brings the styles of all its kinds. */
export function ScreenMount({ picture, figures, place, sizes, className }: ScreenMountProps) {
  const screen = figures.find((figure) => figure.kind === 'screen')
  return (
    <div className={classNames(styles.mount, className)} data-reveal="downwards">
      <Artwork fill picture={picture} place={place} asFile decorative sizes={sizes} />
      {screen && (
        <figure className={styles.screen}>
          <figcaption className="visually-hidden">{screen.caption}</figcaption>
          {/* Hidden from screen readers: the page of the case study has the same screen with its texts. */}
          <div aria-hidden="true">
            <Screen {...screen} />
          </div>
        </figure>
      )}
    </div>
  )
}
