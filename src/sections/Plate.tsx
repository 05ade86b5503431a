import type { RenderedPicture } from '../content/render-picture.ts'
import { type PatternOptions, pattern } from '../pattern/pattern.ts'
import { Drawing } from '../ui/Drawing.tsx'
import styles from './Plate.module.css'

/** Something that is always drawn, from an id that is no entry's. */
type Drawn = { drawnFrom: string; alt: string; src?: never; srcset?: never }

type PlateProps = {
  picture: RenderedPicture | Drawn
  /** How the drawing is composed where the picture is a default drawing; sizes in px. */
  drawing: PatternOptions & { w: number; h: number }
  /** Beside a title that says it all the picture is decoration and its text is left out. */
  decorative?: boolean
  /** `sizes` of a photograph, as in HTML. */
  sizes?: string
  className?: string | undefined
  /** Address of the drawing as a file, where the plate hangs below the first view; it is then fetched as it comes near. */
  file?: string
}

/** A picture on the wall: drawn in place from the entry's id, or the photograph that an editor has put there. */
export function Plate({
  picture,
  drawing,
  decorative = false,
  sizes = '100vw',
  className = '',
  file,
}: PlateProps) {
  if (picture.drawnFrom !== undefined && file === undefined) {
    const svg = pattern(picture.drawnFrom, decorative ? drawing : { ...drawing, title: picture.alt })
    return <Drawing className={`${styles.plate} ${className}`} decorative={decorative} svg={svg} />
  }
  return (
    <div className={`${styles.plate} ${className}`}>
      <img
        className={styles.photo}
        src={picture.drawnFrom === undefined ? picture.src : file}
        srcSet={picture.srcset}
        sizes={picture.srcset && sizes}
        width={drawing.w}
        height={drawing.h}
        alt={decorative ? '' : picture.alt}
        loading="lazy"
        decoding="async"
      />
    </div>
  )
}
