import { ArrowRight, ChevronDown } from 'lucide-react'
import type { Navigation } from '#src/content/schemas/navigation.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { LineIcon } from '#src/ui/LineIcon.tsx'
import { urls } from '#src/urls.ts'
import { NamedIcon } from '../shared/NamedIcon.tsx'
import { ariaCurrent } from './aria-current.ts'
import styles from './MobileMenu.module.css'

type MobileMenuProps = { navigation: Navigation; path: string }

/**
 * The menu of narrow screens: a `<details>` element that covers the page. While the menu is open, the style sheet
 * prevents scrolling, and `src/client/menus.ts` makes the page behind the menu inert.
 */
export function MobileMenu({ navigation, path }: MobileMenuProps) {
  const main = new Set(navigation.header.map(({ to }) => to))
  const others = navigation.company.filter(({ to }) => !main.has(to))
  return (
    <details className={styles.menu} data-menu>
      <summary className={styles.toggle} aria-label="Menu">
        <span className={styles.bar} />
        <span className={styles.bar} />
      </summary>
      <div className={styles.sheet}>
        <nav aria-label="Mobile">
          <ul>
            <li className={styles.row}>
              <details>
                <summary className={styles.entry}>
                  {navigation.services}
                  <LineIcon icon={ChevronDown} className={styles.chevron} />
                </summary>
                <ul className={styles.services}>
                  {navigation.servicesMenu.map(({ label, service, icon }) => (
                    <li key={service}>
                      <a className={styles.small} href={urls.service(service)}>
                        <NamedIcon name={icon} />
                        {label}
                      </a>
                    </li>
                  ))}
                  <li>
                    <a className={styles.small} href={urls.services()}>
                      <LineIcon icon={ArrowRight} />
                      {navigation.allServices}
                      {navigation.allServicesEnding && (
                        <span className="visually-hidden"> {navigation.allServicesEnding}</span>
                      )}
                    </a>
                  </li>
                </ul>
              </details>
            </li>
            {navigation.header.map(({ label, to }) => (
              <li key={to} className={styles.row}>
                <a className={styles.entry} href={to} aria-current={ariaCurrent(path, to)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <ul className={styles.others}>
            {others.map(({ label, to }) => (
              <li key={to}>
                <a className={styles.small} href={to} aria-current={ariaCurrent(path, to)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <ButtonLink href={urls.contact()} tone="brass">
            {navigation.contact}
          </ButtonLink>
        </div>
      </div>
    </details>
  )
}
