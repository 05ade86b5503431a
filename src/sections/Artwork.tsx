import { type ArtworkSource, type DrawOptions, drawArtwork } from '../artwork/artwork.ts'
import type { RenderedPicture } from '../artwork/render-picture.ts'
import { classNames } from '../ui/class-names.ts'
import { Drawing } from '../ui/Drawing.tsx'
import styles from './Artwork.module.css'

/** A drawing that belongs to no content entry. */
type Drawn = { artwork: ArtworkSource; alt: string; src?: never; srcset?: never }

type ArtworkProps = {
  picture: RenderedPicture | Drawn
  /** Size of the artwork, and options for a drawing. */
  place: DrawOptions
  /** Leaves out the text alternative if the text next to the picture says it all (WCAG 2.2 SC 1.1.1). */
  decorative?: boolean
  /** `sizes` of a photograph, as in HTML. */
  sizes?: string
  className?: string | undefined
  /** Shows a drawing as a lazily loaded file: for artworks below the first view. */
  asFile?: boolean
}

/** The picture of an entry: an inline drawing, or a photograph. */
export function Artwork({
  picture,
  place,
  decorative = false,
  sizes = '100vw',
  className,
  asFile = false,
}: ArtworkProps) {
  if (picture.artwork && !asFile) {
    const svg = drawArtwork(picture.artwork, decorative ? place : { ...place, title: picture.alt })
    return <Drawing className={classNames(styles.artwork, className)} decorative={decorative} svg={svg} />
  }
  return (
    <div className={classNames(styles.artwork, className)}>
      <img
        className={styles.photo}
        src={picture.src}
        srcSet={picture.srcset}
        sizes={picture.srcset && sizes}
        width={place.w}
        height={place.h}
        alt={decorative ? '' : picture.alt}
        loading="lazy"
        decoding="async"
      />
    </div>
  )
}
