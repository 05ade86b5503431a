import { type ArtworkSource, drawArtwork } from '#src/artwork/artwork.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import type { Csr } from '#src/content/schemas/csr.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Drawing } from '#src/ui/Drawing.tsx'
import styles from './CsrHero.module.css'

type TargetsArtworkProps = { artwork: ArtworkSource; impact: Csr['impact'] }

/** The targets as dots, with a legend. The dots of reached milestones have a different colour. */
export function TargetsArtwork({ artwork, impact: { currentMilestones, scale } }: TargetsArtworkProps) {
  return (
    <figure>
      <Drawing className={styles.artwork} svg={drawArtwork(artwork, SIZES.csr.page)} />
      <figcaption className={classNames('wrap', styles.legend)}>
        <p>{scale}</p>
        {currentMilestones.map(({ value, label }) => (
          <p key={label} className={styles.reached}>
            {value} {label}
          </p>
        ))}
      </figcaption>
    </figure>
  )
}
