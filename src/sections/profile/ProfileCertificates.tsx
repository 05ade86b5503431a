import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import type { ProfileContent } from '#src/content/load/profile-content.ts'
import { formatDate } from '#src/figures/format-date.ts'
import styles from './ProfilePictures.module.css'

type ProfileCertificatesProps = {
  title: string
  certificates: readonly (ProfileContent['certificates'][number] & { picture: RenderedPicture })[]
}

/** The certificates of the group in the company profile: each with its mark, its standard and its number. */
export function ProfileCertificates({ title, certificates }: ProfileCertificatesProps) {
  return (
    <div className={styles.block}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.certificates}>
        {certificates.map(({ name, standard, certificate, validUntil, picture: { src, width, height } }) => (
          <li key={name} className={styles.certificate}>
            <img className={styles.picture} src={src} width={width} height={height} alt="" />
            <h4 className={styles.name}>{name}</h4>
            <p className={styles.fact}>{standard}</p>
            <p>
              <span className={styles.number}>No. {certificate},</span> valid until {formatDate(validUntil)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
