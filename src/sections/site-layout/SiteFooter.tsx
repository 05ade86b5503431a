import type { Navigation } from '#src/content/schemas/navigation.ts'
import type { Site } from '#src/content/schemas/site.ts'
import { classNames } from '#src/ui/class-names.ts'
import { urls } from '#src/urls.ts'
import { Brand } from './Brand.tsx'
import { EmailLink } from './EmailLink.tsx'
import styles from './SiteFooter.module.css'

type SiteFooterProps = {
  site: Site
  tagline: string
  navigation: Navigation
  services: readonly { id: string; title: string }[]
  /** Year of the build, for the copyright line. In the browser, src/client/page-script.ts sets the current year. */
  year: number
}

/** The footer of every page (docs/requirements.md#header-and-footer). */
export function SiteFooter({ site, tagline, navigation, services, year }: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <img
        className={classNames('dimmed', styles.border)}
        src={urls.drawing('selvedge')}
        width={1600}
        height={44}
        alt=""
        loading="lazy"
      />
      <div className={classNames('wrap', styles.columns)}>
        <div className={classNames('stack', styles.brand)}>
          <Brand name={site.name} size="large" />
          <div className="not-narrow">
            <p>{tagline}</p>
            <p>{site.madeIn}</p>
          </div>
          <ul className={classNames('cluster no-print', styles.social)}>
            {site.social.map(({ name, url }) => (
              <li key={name}>
                <a className={styles.link} href={url} rel="noopener me">
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <p className="no-print">
            <EmailLink className={styles.link} email={site.email} />
          </p>
        </div>
        <Links id="company" title="Company" links={navigation.company} />
        <Links
          id="services"
          title="Services"
          links={services.map(({ id, title }) => ({ label: title, to: urls.service(id) }))}
        />
        <div className={classNames('flow', styles.column, styles.contact)}>
          <h2 className={styles.title}>Get in Touch</h2>
          <address>
            <p>{site.address.street}</p>
            <p>{`${site.address.city}, ${site.address.region}, ${site.address.country}`}</p>
          </address>
          <p className="no-print">{site.hours}</p>
          <p>
            <EmailLink className={styles.link} email={site.email} />
          </p>
          <p className="no-print">
            Data protection: <EmailLink className={styles.link} email={site.dataProtectionEmail} />
          </p>
        </div>
      </div>
      <div className="wrap">
        <div className={classNames('cluster', styles.colophon)}>
          <p className="cluster">
            <span>
              © <span data-year>{year}</span> {site.registeredName}, {site.registrationNumber}
            </span>
            {navigation.legal.map(({ label, to }) => (
              <a key={to} className={styles.link} href={to}>
                {label}
              </a>
            ))}
          </p>
          <p className="not-narrow">{site.colophon}</p>
        </div>
      </div>
    </footer>
  )
}

type LinksProps = { id: string; title: string; links: readonly { label: string; to: string }[] }

function Links({ id, title, links }: LinksProps) {
  return (
    <nav className={classNames(styles.column, 'no-print')} aria-labelledby={`footer-${id}`}>
      <h2 className={styles.title} id={`footer-${id}`}>
        {title}
      </h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <a className={styles.link} href={to}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
