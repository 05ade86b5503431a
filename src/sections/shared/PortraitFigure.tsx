import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Picture } from './Picture.tsx'
import styles from './PortraitFigure.module.css'

type PortraitFigureProps = {
  portrait: { picture: RenderedPicture; caption: string }
  className?: string | undefined
}

/** A small portrait beside a text, with who it is to its right. */
export function PortraitFigure({ portrait: { picture, caption }, className }: PortraitFigureProps) {
  return (
    <figure className={classNames('flow', styles.portrait, className)}>
      <Picture className={styles.image} picture={picture} sizes="(max-width: 999px) 128px, 240px" />
      <figcaption className="small soft">{caption}</figcaption>
    </figure>
  )
}
