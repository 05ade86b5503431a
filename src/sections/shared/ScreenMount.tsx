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
  /** Size of the cloth. */
  place: DrawOptions
  /** The `sizes` attribute of a photograph. */
  sizes: string
  className?: string | undefined
}

/** A screen of the case study on its cloth, or the cloth alone. `Figure` would add the styles of all kinds of figures. */
export function ScreenMount({ picture, figures, place, sizes, className }: ScreenMountProps) {
  const screen = figures.find((figure) => figure.kind === 'screen')
  return (
    <div className={classNames(styles.mount, className)} data-reveal="downwards">
      <Artwork className={styles.cloth} picture={picture} place={place} asFile decorative sizes={sizes} />
      {screen && (
        <figure className={styles.screen}>
          <figcaption className="visually-hidden">{screen.caption}</figcaption>
          {/* The page of the case study has its texts. */}
          <div aria-hidden="true">
            <Screen {...screen} />
          </div>
        </figure>
      )}
    </div>
  )
}
