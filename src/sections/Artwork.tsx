import { type ArtworkSource, type DrawOptions, drawArtwork } from '../artwork/artwork.ts'
import type { RenderedPicture } from '../artwork/render-picture.ts'
import { Drawing } from '../ui/Drawing.tsx'
import styles from './Artwork.module.css'

/** Something that is always drawn, and is no entry's picture. */
type Drawn = { artwork: ArtworkSource; alt: string; src?: never; srcset?: never }

type ArtworkProps = {
  picture: RenderedPicture | Drawn
  /** The shape of the plate, and how a drawing fits in there. */
  place: DrawOptions
  /** Beside a title that says it all the picture is decoration and its text is left out. */
  decorative?: boolean
  /** `sizes` of a photograph, as in HTML. */
  sizes?: string
  className?: string | undefined
  /** Shows a drawing as a file, which is fetched as it comes near: for plates below the first view. */
  asFile?: boolean
}

/** A picture on the wall: drawn in place, or the photograph that an editor has put there. */
export function Artwork({
  picture,
  place,
  decorative = false,
  sizes = '100vw',
  className = '',
  asFile = false,
}: ArtworkProps) {
  if (picture.artwork && !asFile) {
    const svg = drawArtwork(picture.artwork, decorative ? place : { ...place, title: picture.alt })
    return <Drawing className={`${styles.plate} ${className}`} decorative={decorative} svg={svg} />
  }
  return (
    <div className={`${styles.plate} ${className}`}>
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
