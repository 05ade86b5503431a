import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import type { Csr } from '#src/content/schemas/csr.ts'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Picture } from '../shared/Picture.tsx'
import { RuledSection } from '../shared/RuledSection.tsx'
import styles from './Csr.module.css'

type GalleryProps = {
  title: Csr['galleryTitle']
  intro: string
  images: readonly { count: number; noun: string; picture: RenderedPicture }[]
}

/** Six pictures of the same size, with captions on top: what is counted, and how many of it there are. */
export function Gallery({ title, intro, images }: GalleryProps) {
  return (
    <RuledSection id="gallery" title={title} intro={intro}>
      <CardGrid as="div" columns="3-3-2" className={styles.pictures}>
        {images.map(({ count, noun, picture }) => (
          <figure key={noun} className={styles.picture}>
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
    </RuledSection>
  )
}
