import type { ProfileContent } from '#src/content/load/profile-content.ts'
import { onOneLine } from '#src/content/text/on-one-line.ts'
import styles from './ProfileServices.module.css'

/** The services with their smallest order, what most clients pay and the usual duration. */
export function ProfileServices({ services }: Pick<ProfileContent, 'services'>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col">From</th>
          <th scope="col">Usually</th>
          <th scope="col">Duration</th>
        </tr>
      </thead>
      <tbody>
        {services.map(({ title, tagline, terms }) => (
          <tr key={title}>
            <th scope="row">
              {title}
              <span className={styles.tagline}>{tagline}</span>
            </th>
            <td className={styles.price}>{terms.from}</td>
            <td>
              {onOneLine(terms.usual.from)} to {onOneLine(terms.usual.to)}
            </td>
            <td className={styles.duration}>{terms.duration}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
