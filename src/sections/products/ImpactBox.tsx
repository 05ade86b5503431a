import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Unbroken } from '#src/ui/Unbroken.tsx'
import styles from './Product.module.css'

/** A box with the impact of a product. If the impact is only planned, the box has a dashed border and no background. */
export function ImpactBox({ text, isPlanned }: { text: string; isPlanned: boolean }) {
  return (
    <section className={classNames('wrap', styles.part)} aria-labelledby="impact">
      <div className={classNames(styles.box, isPlanned ? styles.planned : 'band band-leaf')}>
        <Heading as="h2" id="impact" light={isPlanned ? 'Planned' : 'Our'} heavy="Impact" />
        <p className={styles.text}>
          <Unbroken>{text}</Unbroken>
        </p>
      </div>
    </section>
  )
}
