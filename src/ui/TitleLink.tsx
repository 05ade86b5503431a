import styles from './TitleLink.module.css'

type TitleLinkProps = { href: string; children: string }

/** A title that is a link. Only hovering underlines it. */
export function TitleLink({ href, children }: TitleLinkProps) {
  return (
    <a className={styles.link} href={href}>
      {children}
    </a>
  )
}
