import { brotliCompressSync } from 'node:zlib'
import { type ArtworkSource, creditOf, drawArtwork } from '#src/artwork/artwork.ts'
import { PageHead } from '#src/sections/PageHead.tsx'
import { Drawing } from '#src/ui/Drawing.tsx'
import styles from './PatternGallery.module.css'

/** Shows all drawings, each with its pattern family and its size in bytes, for the development of drawing functions. */
export function PatternGallery({ sources }: { sources: readonly ArtworkSource[] }) {
  const drawings = sources.map((source) => {
    const svg = drawArtwork(source, { w: 480, h: 600 })
    return { source, svg, bytes: brotliCompressSync(svg).length }
  })
  const maxBytes = Math.max(...drawings.map(({ bytes }) => bytes))
  return (
    <>
      <PageHead
        title={{ light: 'The whole', heavy: 'collection' }}
        intro={`${drawings.length} drawings; the largest has ${maxBytes} bytes, brotli.`}
      />
      <div className={`wrap ${styles.grid}`}>
        {drawings.map(({ source, svg, bytes }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <figure key={index} className={styles.drawing}>
            <Drawing svg={svg} />
            <figcaption>
              <p>
                <b>{source.kind}</b> <i>{source.seed}</i>
              </p>
              <p>
                {creditOf(source)}, {bytes} bytes
              </p>
            </figcaption>
          </figure>
        ))}
      </div>
    </>
  )
}
