import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'
import styles from './LineIcon.module.css'

/** A decorative line icon next to a label. */
export function LineIcon({ icon: Drawing, className }: { icon: LucideIcon; className?: string | undefined }) {
  return <Drawing className={classNames(styles.icon, className)} strokeWidth={1.5} aria-hidden="true" />
}
