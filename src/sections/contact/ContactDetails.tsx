import {
  Accessibility,
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
import type { Entry } from '#src/content/load/content-kinds.ts'
import type { Site } from '#src/content/schemas/site.ts'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { LineIcon } from '#src/ui/LineIcon.tsx'
import { PhoneDisclosure } from '#src/ui/PhoneDisclosure.tsx'
import { urls } from '#src/urls.ts'
import styles from './ContactSection.module.css'

type ContactDetailsProps = {
  site: Site
  /** How clients reach the group outside the opening hours. */
  night: string
  profile: string
  products: readonly Entry<'products'>[]
}

/** The group's address, opening hours, numbers, email addresses and registered name. */
export function ContactDetails({ site, night, profile, products }: ContactDetailsProps) {
  const supported = products.filter(({ data }) => data.status === 'available')
  const security = site.securityEmail ?? site.email
  return (
    <CardGrid as="div" columns="3-2-1">
      <Group title="Where and when">
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
      </Group>
      <Group title="How">
        <Line icon={Mail} term="Email">
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </Line>
        {site.phone && (
          <Line icon={Phone} term="Phone">
            <a href={`tel:${site.phone.replaceAll(' ', '')}`}>{site.phone.replaceAll(' ', '\u00a0')}</a>
          </Line>
        )}
        {site.whatsapp && (
          <Line icon={MessageCircle} term="WhatsApp">
            <a href={`https://wa.me/${site.whatsapp}`}>+{site.whatsapp}</a>
          </Line>
        )}
      </Group>
      <Group title="For whom">
        <Line icon={ShieldCheck} term="Your personal data">
          <a href={`mailto:${site.dataProtectionEmail}`}>{site.dataProtectionEmail}</a>
        </Line>
        <Line icon={Bug} term="Report a security problem">
          <a href={`mailto:${security}`}>{security}</a>
        </Line>
        <Line icon={Accessibility} term="Accessibility">
          <a href={urls.legal('accessibility')}>Accessibility statement</a>
        </Line>
        <Line icon={FileText} term="For tenders">
          <a href={urls.profile()}>{profile}</a>
        </Line>
        <Line icon={Building2} term="Registered in Nigeria">
          {site.registeredName}, {site.registrationNumber}
        </Line>
      </Group>
      {supported.length > 0 && (
        <section className={classNames('part', styles.support)}>
          <h2 className="title-4">Product support</h2>
          <PhoneDisclosure summary="Hours">
            <div className={styles.hours}>
              {supported.map(({ id, data }) => (
                <p key={id}>
                  <a href={urls.product(id)} translate="no">
                    {data.name}
                  </a>
                  : {data.practical.support.replace(/(?<=\.)\s.*/s, '')}
                </p>
              ))}
            </div>
          </PhoneDisclosure>
        </section>
      )}
    </CardGrid>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="part">
      <h2 className="title-4">{title}</h2>
      <dl className="stack">{children}</dl>
    </section>
  )
}

function Line({ icon, term, children }: { icon: LucideIcon; term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="label with-icon">
        <LineIcon icon={icon} />
        {term}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
