import { logoMark } from '#src/drawings/dagi/marks.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Drawing } from '#src/ui/Drawing.tsx'
import { urls } from '#src/urls.ts'
import styles from './SiteHeader.module.css'

/** Without the style sheet, the logo would be as wide as the page. */
const SIZED_SVG = '<svg width="38" height="38"'

/** A link to the home page: the group's logo, which is drawn from the group's name, and the name. */
export function Brand({ name }: { name: string }) {
  return (
    <a
      className={classNames('title-4 with-icon', styles.brand)}
      href={urls.home()}
      aria-label={`${name}, home`}
    >
      <Drawing className={styles.mark} svg={logoMark(name).replace('<svg', SIZED_SVG)} />
      <span translate="no">{name}</span>
    </a>
  )
}
