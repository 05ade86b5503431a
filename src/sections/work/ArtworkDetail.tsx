import { type ArtworkSource, drawArtwork } from '#src/artwork/artwork.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import { Drawing } from '#src/ui/Drawing.tsx'
import styles from './ArtworkDetail.module.css'

type ArtworkDetailProps = { artwork: ArtworkSource; caption: string }

/** viewBox of the detail within the wide artwork: x, y, width, height. */
const DETAIL = '812 150 468 228'

/** An enlarged detail of the wide artwork, with a caption. */
export function ArtworkDetail({ artwork, caption }: ArtworkDetailProps) {
  const svg = drawArtwork(artwork, {
    ...SIZES.caseStudy.wide,
    idSalt: 'detail',
    construction: false,
    viewBox: DETAIL,
  })
  return (
    <figure className="no-print" data-reveal>
      <Drawing className={styles.detail} svg={svg} />
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  )
}
