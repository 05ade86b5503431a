import styles from './NotFoundArtwork.module.css'

/** An empty picture frame with guide lines, like those of the drawings. */
export function NotFoundArtwork() {
  return (
    <svg className={styles.frame} viewBox="0 0 560 600" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.guides} d="M280 0V600M0 300H560M0 0L560 600M560 0L0 600" />
      <path className={styles.corners} d="M0 26V0H26M534 0H560V26M560 574V600H534M26 600H0V574" />
    </svg>
  )
}
