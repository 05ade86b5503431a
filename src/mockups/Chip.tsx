import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'

type ChipProps = { tone?: 'neutral' | 'tint' | 'alert'; children: ReactNode }

/** A status in one or two words. */
export function Chip({ tone = 'neutral', children }: ChipProps) {
  return <span className={classNames('mockup-chip', `mockup-${tone}`)}>{children}</span>
}
