import { drawArtwork } from '#src/drawings/artwork.ts'
import type { RenderedPicture } from '#src/drawings/render-picture.ts'
import { SIZES } from '#src/drawings/sizes.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Drawing } from '#src/ui/Drawing.tsx'
import { Picture } from '../Picture.tsx'
import styles from './Csr.module.css'

/** The targets of the programme as dots, with what a dot stands for, or a photograph of the programme. */
export function TargetDots({ picture, scale }: { picture: RenderedPicture; scale: string }) {
  if (!picture.artwork) return <Picture className={styles.photo} picture={picture} sizes="100vw" first />
  return (
    <figure className={classNames('light-drawing', styles.dots)}>
      {/* Phones, where a wide drawing would be a thin strip, have their own. */}
      <Drawing className={styles.narrow} svg={drawArtwork(picture.artwork, SIZES.csr.page)} />
      <Picture className={styles.wide} picture={picture} alt="" />
      <figcaption className="wrap">{scale}</figcaption>
    </figure>
  )
}
