import { brotliCompressSync } from 'node:zlib'
import { type ArtworkSource, drawArtwork, mediumOf } from '#src/artwork/artwork.ts'
import { ArtworkLabel } from '#src/sections/ArtworkLabel.tsx'
import { PageHead } from '#src/sections/PageHead.tsx'
import { Drawing } from '#src/ui/Drawing.tsx'
import styles from './PatternGallery.module.css'

/** All drawings with the family and the weight of each, for whoever changes the pattern functions. */
export function PatternGallery({ sources }: { sources: readonly ArtworkSource[] }) {
  const plates = sources.map((source) => {
    const svg = drawArtwork(source, { w: 480, h: 600 })
    return { source, svg, bytes: brotliCompressSync(svg).length }
  })
  const heaviest = Math.max(...plates.map(({ bytes }) => bytes))
  return (
    <>
      <PageHead
        title={{ light: 'The whole', heavy: 'collection' }}
        intro={`${plates.length} drawings; the heaviest has ${heaviest} bytes, brotli.`}
      />
      <div className={`wrap ${styles.sheet}`}>
        {plates.map(({ source, svg, bytes }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sheet is drawn once
          <figure key={index} className={styles.plate}>
            <Drawing svg={svg} />
            <figcaption>
              <ArtworkLabel heading={source.kind ?? ''} title={source.seed}>
                <p>
                  {mediumOf(source)}, {bytes} bytes
                </p>
              </ArtworkLabel>
            </figcaption>
          </figure>
        ))}
      </div>
    </>
  )
}
