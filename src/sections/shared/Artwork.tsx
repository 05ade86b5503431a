import { type DrawOptions, drawArtwork } from '#src/artwork/artwork.ts'
import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Drawing } from '#src/ui/Drawing.tsx'
import styles from './Artwork.module.css'
import { Picture } from './Picture.tsx'

type ArtworkProps = {
  picture: RenderedPicture
  /** Size of the artwork, and options for a drawing. Default: the size of the picture's file. */
  place?: DrawOptions
  /** True if adjacent text says the same as the picture: `alt` is then empty (WCAG 2.2 SC 1.1.1). */
  decorative?: boolean
  sizes?: string
  className?: string | undefined
  /** True if the picture fills the positioned element around it. */
  fill?: boolean
  /** Shows a drawing as a lazily loaded file instead of inline SVG. For artworks below the first view. */
  asFile?: boolean
}

/** The picture of a content entry: a drawing, inline or as a file, or a photograph. */
export function Artwork({ picture, decorative = false, sizes = '100vw', asFile, ...props }: ArtworkProps) {
  const { place = { w: picture.width, h: picture.height }, className, fill } = props
  const classes = classNames(styles.artwork, fill && styles.fill, className)
  if (picture.artwork && !asFile) {
    const svg = drawArtwork(picture.artwork, decorative ? place : { ...place, title: picture.alt })
    return <Drawing className={classes} decorative={decorative} svg={svg} />
  }
  return (
    <div className={classes}>
      <Picture
        className="dimmed"
        picture={{ ...picture, width: place.w, height: place.h }}
        sizes={sizes}
        alt={decorative ? '' : picture.alt}
      />
    </div>
  )
}
