import { ArrowRight, ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Navigation } from '#src/content/schemas/navigation.ts'
import { NamedIcon } from '#src/sections/NamedIcon.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { LineIcon } from '#src/ui/LineIcon.tsx'
import { urls } from '#src/urls.ts'
import { Brand } from './Brand.tsx'
import { ariaCurrent, MobileMenu } from './MobileMenu.tsx'
import styles from './SiteHeader.module.css'

const LINK = `label drawn-link ${styles.link}`

type SiteHeaderProps = {
  siteName: string
  navigation: Navigation
  path: string
  facts: ComponentProps<typeof MobileMenu>['facts']
  /** True if the header lies over the page's dark hero until the visitor scrolls. */
  overHero: boolean
}

/** The header of every page (docs/requirements.md#header-and-footer). Works without scripts. */
export function SiteHeader({ siteName, navigation, path, facts, overHero }: SiteHeaderProps) {
  return (
    <header className={classNames(styles.header, overHero && styles.over, 'no-print')} data-header>
      <a className="skip-link label" href="#main">
        Skip to content
      </a>
      <div className={classNames('wrap with-icon', styles.inner)}>
        <Brand name={siteName} />
        <nav className={classNames('wide-only', styles.nav)} aria-label="Main">
          <ul className={classNames('cluster', styles.list)}>
            <li>
              <ServicesDropdown navigation={navigation} path={path} />
            </li>
            {navigation.header.map(({ label, to }) => (
              <li key={to}>
                <a className={LINK} href={to} aria-current={ariaCurrent(path, to)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="wide-only">
          <ButtonLink href={urls.contact()} size="small">
            {navigation.contact}
          </ButtonLink>
        </div>
        <MobileMenu navigation={navigation} path={path} facts={facts} />
      </div>
    </header>
  )
}

/** A link and a `<details>` (docs/requirements.md#header-and-footer), which src/layout/menus.ts also opens on hover. */
function ServicesDropdown({ navigation, path }: Pick<SiteHeaderProps, 'navigation' | 'path'>) {
  return (
    <div className={styles.dropdown} data-dropdown>
      <a className={LINK} href={urls.services()} aria-current={ariaCurrent(path, urls.services())}>
        {navigation.services}
      </a>
      <details className={styles.details}>
        <summary className={styles.toggle} aria-label="Services menu">
          <LineIcon icon={ChevronDown} />
        </summary>
        <ul className={styles.panel}>
          {navigation.servicesMenu.map(({ label, service, icon, hint }) => (
            <li key={service} className={styles.item}>
              <a className={classNames('with-icon', styles.entry)} href={urls.service(service)}>
                <img
                  className={styles.tile}
                  src={urls.drawing(`menu-${service}`)}
                  width={72}
                  height={72}
                  alt=""
                  loading="lazy"
                />
                <span>
                  <b className="label with-icon gap-2">
                    <NamedIcon name={icon} />
                    {label}
                  </b>
                  <span className="small soft tight block">{hint}</span>
                </span>
              </a>
            </li>
          ))}
          <li className={styles.item}>
            <a
              className={classNames('label with-icon apart', styles.entry, styles.more)}
              href={urls.services()}
            >
              {navigation.allServices}
              <span className="visually-hidden"> {navigation.allServicesEnding}</span>
              <LineIcon icon={ArrowRight} />
            </a>
          </li>
        </ul>
      </details>
    </div>
  )
}
