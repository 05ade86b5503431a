import { LastWords } from './LastWords.tsx'
import styles from './TitleLink.module.css'

type TitleLinkProps = { href: string; children: string }

/** A title that is a link. The link is underlined only on hover. */
export function TitleLink({ href, children }: TitleLinkProps) {
  return (
    <a className={styles.link} href={href}>
      <LastWords>{children}</LastWords>
    </a>
  )
}
