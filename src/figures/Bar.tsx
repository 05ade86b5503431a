import { classNames } from '#src/ui/class-names.ts'
import styles from './Bar.module.css'

type BarProps = {
  tone: 'before' | 'after' | 'plain'
  share: number
  /** Text to the right of the bar. Not in the SVG element, because browsers that darken pages invert no text there. */
  label?: string
}

/** A horizontal bar. Decorative: the same values are in the text. */
export function Bar({ tone, share, label }: BarProps) {
  const width = `${Math.round(share * 1000) / 10}%`
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
        <rect width={width} height="100%" />
      </svg>
      {label !== undefined && (
        <>
          <svg className={styles.space} width={width} aria-hidden="true" />
          <span className={styles.label}>{label}</span>
        </>
      )}
    </span>
  )
}
