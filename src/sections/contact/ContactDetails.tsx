import { Mail, MapPin, Phone } from 'lucide-react'
import type { Site } from '#src/content/schemas/site.ts'
import { LineIcon } from '#src/ui/LineIcon.tsx'
import styles from './ContactDetails.module.css'

type ContactDetailsProps = { site: Site }

/** The group's location, email address and phone number. */
export function ContactDetails({ site }: ContactDetailsProps) {
  return (
    <dl>
      <div className={styles.line}>
        <dt className={styles.term}>
          <LineIcon icon={MapPin} />
          Location
        </dt>
        <dd className={styles.value}>
          {site.address.city}, {site.address.country}
        </dd>
      </div>
      <div className={styles.line}>
        <dt className={styles.term}>
          <LineIcon icon={Mail} />
          Email
        </dt>
        <dd className={styles.value}>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </dd>
      </div>
      <div className={styles.line}>
        <dt className={styles.term}>
          <LineIcon icon={Phone} />
          Phone
        </dt>
        <dd className={styles.value}>
          <a href={`tel:${site.phone.replaceAll(' ', '')}`}>{site.phone.replaceAll(' ', '\u00a0')}</a>
        </dd>
      </div>
    </dl>
  )
}
