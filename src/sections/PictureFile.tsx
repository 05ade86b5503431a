import type { RenderedPicture } from '../artwork/render-picture.ts'
import styles from './Artwork.module.css'
import { LazyImage } from './LazyImage.tsx'

type PictureFileProps = {
  picture: RenderedPicture
  /** `sizes` of a photograph, as in HTML. */
  sizes?: string
}

/** A decorative picture in a long list or far down a page, as a lazily loaded file instead of an inline drawing. */
export function PictureFile({ picture, sizes = '100vw' }: PictureFileProps) {
  return (
    <div className={styles.artwork}>
      <LazyImage className={styles.photo} picture={picture} sizes={sizes} decorative />
    </div>
  )
}
