import { classNames } from '#src/ui/class-names.ts'
import styles from './Bar.module.css'

type BarProps = {
  tone: 'before' | 'after' | 'plain'
  /** Where the bar begins and how long it is, as shares of the width between 0 and 1. */
  from?: number
  share: number
  /** Text to the right of the bar. Not in the SVG element, because browsers that darken pages invert no text there. */
  label?: string
}

/** A horizontal bar. Decorative: the same values are in the text. */
export function Bar({ tone, from = 0, share, label }: BarProps) {
  return (
    <span
      className={classNames(styles.bar, styles[tone], label !== undefined && styles.labelled)}
      aria-hidden="true"
    >
      {/* The bar of `before` is drawn first, that of `after` 800 ms later. */}
      <svg
        className={styles.mark}
        aria-hidden="true"
        data-reveal="rightwards"
        data-delay={tone === 'after' ? 800 : undefined}
      >
        <rect x={percent(from)} width={percent(share)} height="100%" />
      </svg>
      {label !== undefined && (
        <>
          <svg className={styles.space} width={percent(from + share)} aria-hidden="true" />
          <span className={styles.label}>{label}</span>
        </>
      )}
    </span>
  )
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}
