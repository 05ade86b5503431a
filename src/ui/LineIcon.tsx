import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'

/** Attributes of lucide that the class `icon` sets instead, once a page. */
const NONE = Object.fromEntries(
  ['xmlns', 'fill', 'stroke', 'strokeLinecap', 'strokeLinejoin'].map((name) => [name, undefined]),
)

/** A decorative line icon next to a label. */
export function LineIcon({ icon: Drawing, className }: { icon: LucideIcon; className?: string | undefined }) {
  return <Drawing className={classNames('icon', className)} {...NONE} strokeWidth={1.5} aria-hidden="true" />
}
