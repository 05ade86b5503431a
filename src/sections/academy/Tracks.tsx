import type { Academy } from '#src/content/schemas/pages.ts'
import { Artwork } from '../Artwork.tsx'
import { RuledHeading } from '../RuledHeading.tsx'
import styles from './Tracks.module.css'

/** The two tracks of the academy, side by side. */
export function Tracks({ tracks }: { tracks: Academy['tracks'] }) {
  return (
    <section className="sec" aria-labelledby="tracks">
      <div className="wrap grid">
        <RuledHeading id="tracks" title={tracks.title} intro={tracks.intro} />
        {tracks.items.map(({ id, title, description, builds }) => (
          <article key={id} className={styles.track} aria-labelledby={id}>
            <div className="reveal">
              <Artwork
                picture={{ artwork: { seed: id, family: 'uli', background: GROUNDS[id] }, alt: '' }}
                place={{ w: 660, h: 480 }}
                decorative
              />
            </div>
            <h3 id={id} className={styles.name}>
              {title}
            </h3>
            <p className={styles.description}>{description}</p>
            <h4 className={styles.label}>{tracks.buildsLabel}</h4>
            <ul className={styles.builds}>
              {builds.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </section>
  )
}

const GROUNDS = { edutech: 'cotton', healthtech: 'leaf' } as const
