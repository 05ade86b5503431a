import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'

type ChipProps = { tone?: 'quiet' | 'tint' | 'alert'; children: ReactNode }

/** The state of a thing in a word or two. */
export function Chip({ tone = 'quiet', children }: ChipProps) {
  return <span className={classNames('mockup-chip', `mockup-${tone}`)}>{children}</span>
}
