import { Heading } from '#src/ui/Heading.tsx'
import styles from './ImpactBox.module.css'

type ImpactBoxProps = { text: string; isPlanned: boolean }

/** What the product has changed; where it is only planned, the box is drawn and not yet filled. */
export function ImpactBox({ text, isPlanned }: ImpactBoxProps) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="impact">
      <div className={isPlanned ? `${styles.box} ${styles.planned}` : `band band-leaf ${styles.box}`}>
        <Heading as="h2" id="impact" light={isPlanned ? 'Planned' : 'Our'} heavy="Impact" />
        <p className={styles.text}>{text}</p>
      </div>
    </section>
  )
}
