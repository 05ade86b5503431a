import type { Academy } from '#src/content/schemas/academy.ts'
import type { RenderedPicture } from '#src/drawings/render-picture.ts'
import { classNames } from '#src/ui/class-names.ts'
import { PhoneDisclosure } from '#src/ui/PhoneDisclosure.tsx'
import { Picture } from '../Picture.tsx'
import styles from './Academy.module.css'

type TracksProps = {
  tracks: readonly (Academy['tracks']['items'][number] & { picture: RenderedPicture })[]
  buildsLabel: string
}

/** The two tracks of the academy: each half a window of words and half a window of drawing, which change sides. */
export function Tracks({ tracks, buildsLabel }: TracksProps) {
  return (
    <div className={styles.tracks}>
      {tracks.map(({ id, title, text, builds, picture }) => (
        <article key={id} className={styles.track} aria-labelledby={id}>
          <Picture className={styles.drawing} picture={picture} data-reveal="downwards" />
          <div className={classNames('flow', styles.words)}>
            <h3 id={id} className="title-3">
              {title}
            </h3>
            <p className="measure">{text}</p>
            <h4 className="label accent not-narrow">{buildsLabel}</h4>
            <PhoneDisclosure summary={buildsLabel} about={title}>
              <ul className="rows rows-close">
                {builds.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </PhoneDisclosure>
          </div>
        </article>
      ))}
    </div>
  )
}
