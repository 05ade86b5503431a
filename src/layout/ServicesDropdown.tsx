import { ArrowRight, ChevronDown } from 'lucide-react'
import type { Navigation } from '#src/content/schemas/navigation.ts'
import { NamedIcon } from '#src/sections/NamedIcon.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { LineIcon } from '#src/ui/LineIcon.tsx'
import { urls } from '#src/urls.ts'
import { ariaCurrent } from './aria-current.ts'
import styles from './SiteHeader.module.css'

type ServicesDropdownProps = { navigation: Navigation; path: string; linkClass: string }

/** A link and a `<details>` (docs/requirements.md#header-and-footer), which src/layout/menus.ts also opens on hover. */
export function ServicesDropdown({ navigation, path, linkClass }: ServicesDropdownProps) {
  return (
    <div className={styles.dropdown} data-dropdown>
      <a className={linkClass} href={urls.services()} aria-current={ariaCurrent(path, urls.services())}>
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
            <a className={classNames('label with-icon', styles.entry, styles.more)} href={urls.services()}>
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
