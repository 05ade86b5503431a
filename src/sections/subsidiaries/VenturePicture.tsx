import { type ArtworkSource, drawArtwork } from '#src/artwork/artwork.ts'
import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import { Drawing } from '#src/ui/Drawing.tsx'
import { LazyImage } from '../LazyImage.tsx'
import styles from './VentureCardWide.module.css'

type VenturePictureProps = { artwork: ArtworkSource; logo: RenderedPicture | undefined }

/** The logo of a venture or, if it has none, its artwork. */
export function VenturePicture({ artwork, logo }: VenturePictureProps) {
  if (logo) return <LazyImage className={styles.logo} picture={logo} sizes="(max-width: 719px) 80vw, 28vw" />
  const svg = drawArtwork(artwork, { ...SIZES.venture.page, bare: true, background: 'inherit' })
  return <Drawing className={styles.artwork} svg={svg} />
}
