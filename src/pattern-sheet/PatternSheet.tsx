import { brotliCompressSync } from 'node:zlib'
import { familyOf, type PatternOptions, pattern } from '../pattern/pattern.ts'
import { PageHead } from '../sections/PageHead.tsx'
import { Placard } from '../sections/Placard.tsx'
import { Drawing } from '../ui/Drawing.tsx'
import styles from './PatternSheet.module.css'

export type SheetEntry = { id: string } & Pick<PatternOptions, 'kind' | 'progress' | 'form'>

/** All drawings with the family and the weight of each, for whoever changes the pattern functions. */
export function PatternSheet({ entries }: { entries: readonly SheetEntry[] }) {
  const plates = entries.map((entry) => {
    const svg = pattern(entry.id, entry)
    return { ...entry, svg, bytes: brotliCompressSync(svg).length }
  })
  const heaviest = Math.max(...plates.map(({ bytes }) => bytes))
  return (
    <>
      <PageHead
        title={{ light: 'The whole', heavy: 'collection' }}
        intro={`${plates.length} drawings; the heaviest has ${heaviest} bytes, brotli.`}
      />
      <div className={`wrap ${styles.sheet}`}>
        {plates.map(({ id, kind, svg, bytes }) => (
          <figure key={`${kind}-${id}`} className={styles.plate}>
            <Drawing svg={svg} />
            <figcaption>
              <Placard number={kind ?? ''} title={id}>
                <p>
                  {familyOf(id, kind)}, {bytes} bytes
                </p>
              </Placard>
            </figcaption>
          </figure>
        ))}
      </div>
    </>
  )
}
