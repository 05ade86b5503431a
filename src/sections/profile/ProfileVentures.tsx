import { SIZES } from '#src/artwork/sizes.ts'
import type { ProfileContent } from '#src/content/load/profile-content.ts'
import { urls } from '#src/urls.ts'
import styles from './ProfilePictures.module.css'

type ProfileVenturesProps = { title: string } & Pick<ProfileContent, 'ventures'>

/** The ventures of the group in the company profile: each with its pot, and its customers. */
export function ProfileVentures({ title, ventures }: ProfileVenturesProps) {
  const { w, h } = SIZES.venture.card
  return (
    <div className={styles.block}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.ventures}>
        {ventures.map(({ id, name, tagline, serves }) => (
          <li key={id} className={styles.venture}>
            <img className={styles.picture} src={urls.drawing(`venture-${id}`)} width={w} height={h} alt="" />
            <div>
              <h4 className={styles.name}>{name}</h4>
              <p className={styles.fact}>{tagline}</p>
              <p>{serves}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
