import { ArrowRight, ChevronDown } from 'lucide-react'
import type { Navigation } from '#src/content/schemas/navigation.ts'
import { MENU_SWATCHES, SIZES } from '#src/drawings/sizes.ts'
import { NamedIcon } from '#src/sections/NamedIcon.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { LineIcon } from '#src/ui/LineIcon.tsx'
import { urls } from '#src/urls.ts'
import styles from './MobileMenu.module.css'

type MobileMenuProps = {
  navigation: Navigation
  path: string
  facts: Readonly<Record<string, string | undefined>>
}

/** The menu of narrow screens: a `<details>` that covers the page, which src/layout/menus.ts makes inert while it is open. */
export function MobileMenu({ navigation, path, facts }: MobileMenuProps) {
  const main = new Set(navigation.header.map(({ to }) => to))
  const profile = navigation.legal.filter(({ to }) => to === urls.profile())
  const others = [...navigation.company.filter(({ to }) => !main.has(to)), ...profile]
  const small = classNames('with-icon tight', styles.small)
  return (
    <details className={styles.menu} data-menu>
      <summary className={styles.toggle} aria-label="Menu">
        <span className={styles.bar} />
        <span className={styles.bar} />
      </summary>
      <div className={styles.sheet}>
        <nav aria-label="Mobile">
          <ul className={styles.rows}>
            <li className={styles.row}>
              <details>
                <summary className={styles.entry}>
                  <span>
                    {navigation.services} <LineIcon icon={ChevronDown} className={styles.chevron} />
                  </span>
                  <Fact text={facts[urls.services()]} />
                  <Swatch index={0} />
                </summary>
                <ul className="below-4">
                  {navigation.servicesMenu.map(({ label, service, icon }) => (
                    <li key={service}>
                      <a className={small} href={urls.service(service)}>
                        <NamedIcon name={icon} />
                        {label}
                      </a>
                    </li>
                  ))}
                  <li>
                    <a className={small} href={urls.services()}>
                      <LineIcon icon={ArrowRight} />
                      {navigation.allServices}
                      <span className="visually-hidden"> {navigation.allServicesEnding}</span>
                    </a>
                  </li>
                </ul>
              </details>
            </li>
            {navigation.header.map(({ label, to }, index) => (
              <li key={to} className={styles.row}>
                <a className={styles.entry} href={to} aria-current={ariaCurrent(path, to)}>
                  <span>{label}</span> <Fact text={facts[to]} />
                  <Swatch index={index + 1} />
                </a>
              </li>
            ))}
          </ul>
          <ul className={styles.others}>
            {others.map(({ label, to }) => (
              <li key={to}>
                <a className={small} href={to} aria-current={ariaCurrent(path, to)}>
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

function Fact({ text }: { text: string | undefined }) {
  return text && <small className={styles.fact}>{text}</small>
}

function Swatch({ index }: { index: number }) {
  const src = urls.drawing(`menu-${index % MENU_SWATCHES.length}`)
  const { w, h } = SIZES.menu
  return <img className={styles.swatch} src={src} width={w} height={h} alt="" loading="lazy" />
}

/** Returns `aria-current` of a link in a menu: `page` on the page that it leads to, true on the pages below that. */
export function ariaCurrent(path: string, to: string): 'page' | true | undefined {
  if (path === to) return 'page'
  return path.startsWith(`${to}/`) || undefined
}
