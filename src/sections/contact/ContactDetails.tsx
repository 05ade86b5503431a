import {
  Bug,
  Building2,
  Clock,
  FileText,
  type LucideIcon,
  Mail,
  MapPin,
  MessageCircle,
  Phone,
  ShieldCheck,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { Site } from '#src/content/schemas/site.ts'
import { LineIcon } from '#src/ui/LineIcon.tsx'
import { urls } from '#src/urls.ts'
import styles from './ContactSection.module.css'

type ContactDetailsProps = {
  site: Site
  /** How clients reach the group outside the opening hours. */
  night: string
  /** Text of the link to the company profile. */
  profile: string
}

/** The group's address, opening hours, numbers, email addresses and registered name. */
export function ContactDetails({ site, night, profile }: ContactDetailsProps) {
  const security = site.securityEmail ?? site.email
  return (
    <dl>
      <Line icon={MapPin} term="Location">
        {site.address.street}
        <br />
        {site.address.city}, {site.address.country}
        {site.visits && <p>{site.visits}</p>}
      </Line>
      <Line icon={Clock} term="Opening hours">
        <p>{site.hours}</p>
        <p>{night}</p>
      </Line>
      <Line icon={Mail} term="Email">
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </Line>
      <Line icon={Phone} term="Phone">
        <a href={`tel:${site.phone.replaceAll(' ', '')}`}>{site.phone.replaceAll(' ', '\u00a0')}</a>
      </Line>
      {site.whatsapp && (
        <Line icon={MessageCircle} term="WhatsApp">
          <a href={`https://wa.me/${site.whatsapp}`}>+{site.whatsapp}</a>
        </Line>
      )}
      <Line icon={ShieldCheck} term="Your personal data">
        <a href={`mailto:${site.dataProtectionEmail}`}>{site.dataProtectionEmail}</a>
      </Line>
      <Line icon={Bug} term="Report a weakness">
        <a href={`mailto:${security}`}>{security}</a>
      </Line>
      <Line icon={Building2} term="Registered in Nigeria">
        {site.name}, {site.registrationNumber}
      </Line>
      <Line icon={FileText} term="For tenders">
        <a href={urls.profile()}>{profile}</a>
      </Line>
    </dl>
  )
}

function Line({ icon, term, children }: { icon: LucideIcon; term: string; children: ReactNode }) {
  return (
    <div className={styles.detail}>
      <dt className={styles.term}>
        <LineIcon icon={icon} />
        {term}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
