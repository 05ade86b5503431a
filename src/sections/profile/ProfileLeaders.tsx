import type { Leader } from '#src/content/schemas/group.ts'
import type { RenderedPicture } from '#src/drawings/render-picture.ts'
import { Fit } from '#src/ui/Fit.tsx'
import { Picture } from '../Picture.tsx'
import styles from './Profile.module.css'

type ProfileLeadersProps = { leaders: readonly (Leader & { portrait: RenderedPicture })[] }

/** The leaders of the group from edge to edge: portrait, name and title. */
export function ProfileLeaders({ leaders }: ProfileLeadersProps) {
  return (
    <ul className={styles.leaders}>
      {leaders.map(({ name, title, portrait }) => (
        <li key={name} className={styles.leader} data-reveal="downwards">
          <Picture
            className={styles.portrait}
            picture={portrait}
            alt=""
            sizes="(max-width: 719px) 33vw, 17vw"
          />
          <h3 className="title-4">
            <Fit text={name} />
          </h3>
          <p className="soft tight">{title}</p>
        </li>
      ))}
    </ul>
  )
}
