import type { Academy } from '#src/content/schemas/academy.ts'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { PhoneDisclosure } from '#src/ui/PhoneDisclosure.tsx'
import { Artwork } from '../shared/Artwork.tsx'
import { RuledSection } from '../shared/RuledSection.tsx'
import styles from './Academy.module.css'

/** The two tracks of the academy, side by side. */
export function Tracks({ tracks }: { tracks: Academy['tracks'] }) {
  return (
    <RuledSection id="tracks" title={tracks.title} intro={tracks.intro}>
      <CardGrid as="div" columns="2-2-1">
        {tracks.items.map(({ id, title, description, builds }) => (
          <article key={id} aria-labelledby={id}>
            <div data-reveal="downwards">
              <Artwork
                picture={{ ...DRAWN, artwork: { seed: id, family: 'uli', background: GROUNDS[id] } }}
                decorative
              />
            </div>
            <h3 id={id} className={classNames('title-3', styles.trackName)}>
              {title}
            </h3>
            <p className={classNames('soft', styles.description)}>{description}</p>
            <h4 className={classNames('label accent not-narrow', styles.label)}>{tracks.buildsLabel}</h4>
            <PhoneDisclosure summary={tracks.buildsLabel} about={title}>
              <ul className={styles.builds}>
                {builds.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </PhoneDisclosure>
          </article>
        ))}
      </CardGrid>
    </RuledSection>
  )
}

const DRAWN = { src: '', alt: '', width: 660, height: 300 }
/** Dark in both themes. */
const GROUNDS = { edutech: 'indigo', healthtech: 'laterite' } as const
