import type { RenderedPicture } from '../artwork/render-picture.ts'
import styles from './Artwork.module.css'
import { LazyImage } from './LazyImage.tsx'

type PictureFileProps = {
  picture: RenderedPicture
  /** The `sizes` attribute, used for photographs only. */
  sizes?: string
}

/** A decorative picture as a lazily loaded file, for long lists and pictures far down a page. */
export function PictureFile({ picture, sizes = '100vw' }: PictureFileProps) {
  return (
    <div className={styles.artwork} data-shared>
      <LazyImage className={styles.photo} picture={picture} sizes={sizes} decorative />
    </div>
  )
}
