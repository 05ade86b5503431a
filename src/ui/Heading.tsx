import { classNames } from './class-names.ts'
import styles from './Heading.module.css'
import { NoOrphan } from './NoOrphan.tsx'

type HeadingProps = {
  as: 'h1' | 'h2'
  light: string
  heavy: string
  /** `1` for a page or a one-line section heading, `2` for a section, `3` for a small section. */
  size?: 1 | 2 | 3
  id?: string | undefined
  /** True if the light and the heavy part share a line where both fit. Otherwise each part has its own line. */
  inline?: boolean
  className?: string | undefined
}

/** A heading in two font weights. On wide screens, the heavy part is light until it scrolls into view. */
export function Heading({ as: Tag, light, heavy, size = 2, id, inline = false, className }: HeadingProps) {
  return (
    <Tag
      id={id}
      className={classNames(styles.heading, styles[`size${size}`], inline && styles.inline, className)}
    >
      <span className={styles.light}>
        <NoOrphan>{light}</NoOrphan>
      </span>{' '}
      <span className={styles.heavy}>
        <NoOrphan>{heavy}</NoOrphan>
      </span>
    </Tag>
  )
}
