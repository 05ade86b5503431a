import { classNames } from '#src/ui/class-names.ts'
import styles from './Bar.module.css'

type BarProps = {
  tone: 'before' | 'after' | 'plain'
  /** Where the bar begins and how long it is, as shares of the width between 0 and 1. */
  from?: number
  share: number
  /** Text to the right of the bar. */
  label?: string
}

/** A horizontal bar. Decorative: the same values are in the text. */
export function Bar({ tone, from = 0, share, label }: BarProps) {
  return (
    <svg
      className={classNames(styles.bar, styles[tone], label !== undefined && styles.labelled)}
      aria-hidden="true"
    >
      <rect className={styles.mark} x={percent(from)} width={percent(share)} height="100%" />
      {label !== undefined && (
        <text className={styles.label} x={percent(from + share)} dx=".45em" y=".95em">
          {label}
        </text>
      )}
    </svg>
  )
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}
