import type { Site } from '#src/content/schemas/site.ts'
import { buildTime, formatDate } from '#src/content/text/dates.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { NameLoom } from '../NameLoom.tsx'
import styles from './Profile.module.css'

type ProfileCoverProps = { title: { light: string; heavy: string }; howToPrint: string; site: Site }

/** The cover of the company profile, with the name of the group as cloth. On paper it is the first sheet. */
export function ProfileCover({ title, howToPrint, site }: ProfileCoverProps) {
  const { street, city } = site.address
  return (
    <header className={`band band-indigo cover ${styles.cover}`}>
      <div className={`wrap cluster ${styles.head}`}>
        <Heading as="h1" inline {...title} />
        <p className="no-print">{howToPrint}</p>
        <p>
          {site.registeredName}, {site.registrationNumber}
          <br />
          {street}, {city}
          <br />
          {formatDate(buildTime().toISOString().slice(0, 7))}
        </p>
      </div>
      <NameLoom name={site.name} className={styles.cloth} />
    </header>
  )
}
