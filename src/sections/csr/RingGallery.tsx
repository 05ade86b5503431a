import type { RenderedPicture } from '#src/drawings/render-picture.ts'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Picture } from '../Picture.tsx'
import styles from './Csr.module.css'

type RingGalleryProps = { images: readonly { count: number; noun: string; picture: RenderedPicture }[] }

/** Pictures of the same size, with captions on top: what is counted, and how many of it there are. */
export function RingGallery({ images }: RingGalleryProps) {
  return (
    <CardGrid as="div" columns="3-3-2" className={styles.pictures}>
      {images.map(({ count, noun, picture }) => (
        <figure key={noun} className={styles.picture} data-reveal="downwards">
          <Picture
            className={classNames('edged', styles.ring)}
            picture={picture}
            sizes="(max-width: 719px) 50vw, 33vw"
          />
          <figcaption className={classNames('small tight', styles.caption)}>
            <b className="title-4">{count}</b> {noun}
          </figcaption>
        </figure>
      ))}
    </CardGrid>
  )
}
