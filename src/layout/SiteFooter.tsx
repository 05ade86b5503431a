import type { Navigation } from '#src/content/schemas/navigation.ts'
import type { Site } from '#src/content/schemas/site.ts'
import { classNames } from '#src/ui/class-names.ts'
import { urls } from '#src/urls.ts'
import { Brand } from './Brand.tsx'
import styles from './SiteFooter.module.css'

type SiteFooterProps = {
  site: Site
  tagline: string
  navigation: Navigation
  services: readonly { id: string; title: string }[]
  /** Year of the build, for the copyright line. In the browser, src/layout/after-load.ts sets the current year. */
  year: number
}

/** The footer of every page (docs/requirements.md#header-and-footer). */
export function SiteFooter({ site, tagline, navigation, services, year }: SiteFooterProps) {
  return (
    <footer className={classNames('band band-end', styles.footer)}>
      <div className={classNames('wrap', styles.columns)}>
        <div>
          <Brand name={site.name} />
          <p className="not-narrow above-2">{tagline}</p>
          <ul className="cluster no-print above-1">
            {[...site.social, { name: 'Email', url: `mailto:${site.email}` }].map(({ name, url }) => (
              <li key={name}>
                <a className={`drawn-link ${styles.link}`} href={url} rel="noopener me">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <Links id="company" title="Company" links={navigation.company} />
        <Links
          id="services"
          title="Services"
          links={services.map(({ id, title }) => ({ label: title, to: urls.service(id) }))}
        />
        <div>
          <h2 className={classNames('label accent', styles.title)}>Get in Touch</h2>
          <address className={styles.text}>
            {site.address.street}
            <br />
            {`${site.address.city}, ${site.address.country}`}
          </address>
          <p className={classNames('no-print', styles.text)}>{site.hours}</p>
          <p>
            <EmailLink email={site.email} />
          </p>
        </div>
      </div>
      <div className="wrap">
        <div className={classNames('cluster small soft', styles.last)}>
          {navigation.legal.map(({ label, to }) => (
            <a key={to} className={classNames('drawn-link no-print', styles.link)} href={to}>
              {label}
            </a>
          ))}
          <p className={styles.copyright}>
            © <span data-year>{year}</span> {site.registeredName}, {site.registrationNumber}
          </p>
        </div>
      </div>
    </footer>
  )
}

type LinksProps = { id: string; title: string; links: readonly { label: string; to: string }[] }

function Links({ id, title, links }: LinksProps) {
  return (
    <nav className="no-print" aria-labelledby={`footer-${id}`}>
      <h2 className={classNames('label accent', styles.title)} id={`footer-${id}`}>
        {title}
      </h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <a className={`drawn-link ${styles.link}`} href={to}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A link that breaks before the @ or a dot. Without aria-label, screen readers would read spaces at breaks. */
function EmailLink({ email }: { email: string }) {
  const [name, domain = ''] = email.split('@')
  const [host, ...rest] = domain.split('.')
  return (
    <a className={`drawn-link ${styles.link}`} href={`mailto:${email}`} aria-label={email} translate="no">
      {name}
      <wbr />
      <span>
        @{host}
        <wbr />.{rest.join('.')}
      </span>
    </a>
  )
}
