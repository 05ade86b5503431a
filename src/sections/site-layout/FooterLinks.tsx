import styles from './SiteFooter.module.css'

type FooterLinksProps = { links: readonly { label: string; to: string }[] }

/** A column of links. */
export function FooterLinks({ links }: FooterLinksProps) {
  return (
    <ul>
      {links.map(({ label, to }) => (
        <li key={to}>
          <a className={styles.link} href={to}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
