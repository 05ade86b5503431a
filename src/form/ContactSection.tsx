import type { ReactNode } from 'react'
import type { ContactPage } from '#src/content/schemas/contact-page.ts'
import type { Site } from '#src/content/schemas/site.ts'
import { isCallable } from '#src/content/text/phone-number.ts'
import { onOneLine } from '#src/content/text/phrases.ts'
import { classNames } from '#src/ui/class-names.ts'
import { urls } from '#src/urls.ts'
import styles from './Contact.module.css'

type ContactSectionProps = {
  site: Site
  page: Pick<ContactPage, 'notes' | 'next' | 'noNumber'>
  /** URL of the script that keeps the name of the visitor for the thanks. */
  script: string
  children: ReactNode
}

/** The form, beside it the contact details, and below it other addresses. */
export function ContactSection({ script, children, ...details }: ContactSectionProps) {
  return (
    <div className={classNames('wrap grid', styles.contact)}>
      {/* Before the form, because phones show it there: a later part would move what is painted already. */}
      <ContactDetails {...details} />
      {children}
      <OtherAddresses {...details} />
      <template data-near="">
        <script type="module" src={script} />
      </template>
    </div>
  )
}

/** What happens next, the address and numbers of the group, and how to visit. On phones the address is above the form. */
function ContactDetails({ site, page: { next, noNumber } }: Pick<ContactSectionProps, 'site' | 'page'>) {
  const { address, landmark, phone, whatsapp } = site
  const canCall = phone && isCallable(phone)
  return (
    <aside className={styles.aside} aria-label="Contact details">
      <section>
        <h2 className="title-4 below-4">{next.title}</h2>
        <ol className={styles.steps}>
          {next.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <div className={styles.details}>
        <section className={styles.detail}>
          <h2 className="label">Office</h2>
          <address>
            {address.street}, {address.city}, {address.country}
          </address>
        </section>
        <section className={styles.detail}>
          <h2 className="label">Call or write</h2>
          <p className="cluster">
            <a href={`mailto:${site.email}`}>{site.email}</a>
            {canCall ? (
              <a href={`tel:${phone.replaceAll(' ', '')}`}>{onOneLine(phone)}</a>
            ) : (
              phone && <span>{onOneLine(phone)}</span>
            )}
            {whatsapp && <a href={`https://wa.me/${whatsapp}`}>WhatsApp +{whatsapp}</a>}
          </p>
          {!canCall && <p>{noNumber}</p>}
        </section>
      </div>
      <section className={styles.detail}>
        <h2 className="label">Visits</h2>
        {landmark && <p>{landmark}</p>}
        <p>{site.hours}</p>
        {site.visits && <p>{site.visits}</p>}
      </section>
    </aside>
  )
}

/** Addresses for what the form is not for. */
function OtherAddresses({ site, page }: Pick<ContactSectionProps, 'site' | 'page'>) {
  const others = [
    { label: 'Personal data', href: `mailto:${site.dataProtectionEmail}` },
    { label: 'Security problems', href: `mailto:${site.securityEmail ?? site.email}` },
    { label: 'Accessibility', href: urls.legal('accessibility') },
    { label: 'Company profile', href: urls.profile() },
    { label: 'Product support', href: urls.products() },
  ]
  return (
    <section className={classNames(styles.detail, styles.others)}>
      <h2 className="label">Other addresses</h2>
      <ul className="cluster">
        {others.map(({ label, href }) => (
          <li key={label}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      {page.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  )
}
