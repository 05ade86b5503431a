import type { ComponentProps } from 'react'
import type { Navigation } from '#src/content/schemas/navigation.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { urls } from '#src/urls.ts'
import { ariaCurrent } from './aria-current.ts'
import { Brand } from './Brand.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { ServicesDropdown } from './ServicesDropdown.tsx'
import styles from './SiteHeader.module.css'

type SiteHeaderProps = {
  siteName: string
  navigation: Navigation
  /** Path of the page. The link to this path gets `aria-current`. */
  path: string
  facts: ComponentProps<typeof MobileMenu>['facts']
  /** True if the header lies over the page's dark hero until the visitor scrolls. */
  overHero: boolean
}

/** The header of every page (docs/requirements.md#header-and-footer). Works without scripts. */
export function SiteHeader({ siteName, navigation, path, facts, overHero }: SiteHeaderProps) {
  return (
    <header className={classNames(styles.header, overHero && styles.over, 'no-print')} data-header>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <div className={classNames('wrap with-icon', styles.inner)}>
        <Brand name={siteName} />
        <nav className={classNames('wide-only', styles.nav)} aria-label="Main">
          <ul className={classNames('cluster', styles.list)}>
            <li>
              <ServicesDropdown navigation={navigation} path={path} linkClass={`label ${styles.link}`} />
            </li>
            {navigation.header.map(({ label, to }) => (
              <li key={to}>
                <a className={`label ${styles.link}`} href={to} aria-current={ariaCurrent(path, to)}>
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
