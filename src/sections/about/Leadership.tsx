import type { Leader } from '#src/content/schemas/group.ts'
import type { RenderedPicture } from '#src/drawings/render-picture.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Fit } from '#src/ui/Fit.tsx'
import { Picture } from '../Picture.tsx'
import styles from './About.module.css'

type LeadershipProps = { leaders: readonly (Leader & { id: string; portrait: RenderedPicture })[] }

/** The leaders of the group: faces from edge to edge of the window, and below each who it is. */
export function Leadership({ leaders }: LeadershipProps) {
  return (
    <ul className={styles.leaders}>
      {leaders.map(({ id, name, title, description, portrait }) => (
        <li key={id}>
          {/* On phones narrower than shown, so that a screen of three pixels to one does not load 800 px. */}
          <Picture
            className={styles.portrait}
            picture={portrait}
            sizes="(max-width: 719px) 33vw, 34vw"
            data-reveal="downwards"
          />
          <div className={classNames('flow gap-2', styles.leader)}>
            <h3 className="title-4">
              <Fit text={name} />
            </h3>
            <p className="tagline">
              <Fit text={title} />
            </p>
            <p className="soft">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
