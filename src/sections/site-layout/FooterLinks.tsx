import styles from './SiteFooter.module.css'

/** A column of links. */
export function FooterLinks({ links }: { links: readonly { label: string; to: string }[] }) {
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
