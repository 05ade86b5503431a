import type { RenderedPicture } from '../artwork/render-picture.ts'
import styles from './Artwork.module.css'
import { LazyImage } from './LazyImage.tsx'

type PictureFileProps = {
  picture: RenderedPicture
  /** `sizes` of a photograph, as in HTML. */
  sizes?: string
}

/**
 * A picture in a long list or far down a page: its file, fetched when it comes near, where a plate would
 * be drawn in place. It hangs beside a title that says it all, so its text is left out.
 */
export function PictureFile({ picture, sizes = '100vw' }: PictureFileProps) {
  return (
    <div className={styles.artwork}>
      <LazyImage className={styles.photo} picture={picture} sizes={sizes} decorative />
    </div>
  )
}
