import { logoMark } from '#src/pattern/dagi/logo-mark.ts'
import { Drawing } from '#src/ui/Drawing.tsx'
import { urls } from '#src/urls.ts'
import styles from './Brand.module.css'

type BrandProps = { name: string; size?: 'normal' | 'large' }

/** The maker's mark, grown from the group's name, and the name: a link home. */
export function Brand({ name, size = 'normal' }: BrandProps) {
  return (
    <a className={`${styles.brand} ${styles[size]}`} href={urls.home()} aria-label={`${name}, home`}>
      <Drawing className={styles.mark} svg={logoMark(name)} />
      <span>{name}</span>
    </a>
  )
}
