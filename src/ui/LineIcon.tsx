import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'

/** A decorative line icon next to a label. */
export function LineIcon({ icon: Drawing, className }: { icon: LucideIcon; className?: string | undefined }) {
  return <Drawing className={classNames('icon', className)} strokeWidth={1.5} aria-hidden="true" />
}
