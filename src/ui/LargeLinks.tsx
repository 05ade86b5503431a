import styles from './LargeLinks.module.css'

/** A list that a script fills with links in large type. */
export function LargeLinks() {
  return <ul className={styles.links} />
}
