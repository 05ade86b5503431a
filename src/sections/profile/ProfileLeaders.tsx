import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import type { ProfileContent } from '#src/content/load/profile-content.ts'
import styles from './ProfileLeaders.module.css'

type ProfileLeadersProps = {
  leaders: readonly (ProfileContent['leaders'][number] & { portrait: RenderedPicture })[]
}

/** The leaders of the group, each with a portrait. Pictures are not lazy, because the page is printed. */
export function ProfileLeaders({ leaders }: ProfileLeadersProps) {
  return (
    <ul>
      {leaders.map(({ id, name, title, description, portrait: { src, width, height, alt } }) => (
        <li key={id} className={styles.leader}>
          <img className={styles.portrait} src={src} width={width} height={height} alt={alt} />
          <div>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.role}>{title}</p>
          </div>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  )
}
