import { type DrawOptions, drawArtwork } from '#src/drawings/artwork.ts'
import type { RenderedPicture } from '#src/drawings/render-picture.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Drawing } from '#src/ui/Drawing.tsx'
import styles from './Artwork.module.css'
import { Picture } from './Picture.tsx'

type ArtworkProps = {
  picture: RenderedPicture
  /** Size and options of a drawing that is the subject of the view: it is inline, and has a text alternative. */
  place?: DrawOptions
  sizes?: string
  className?: string | undefined
  /** True if the picture fills the positioned element around it. */
  fill?: boolean
}

/** The picture of a content entry: a photograph or a drawing, which is a lazy file next to a text that says the same, if it has no `place`. */
export function Artwork({ picture, place, sizes = '100vw', className, fill }: ArtworkProps) {
  const classes = classNames(styles.artwork, fill && styles.fill, className)
  if (picture.artwork && place) {
    const svg = drawArtwork(picture.artwork, { ...place, title: picture.alt })
    return <Drawing className={classes} decorative={false} svg={svg} />
  }
  return (
    <div className={classes}>
      <Picture className="dimmed" picture={picture} sizes={sizes} alt={place ? picture.alt : ''} />
    </div>
  )
}
