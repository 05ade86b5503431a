import { SIZES } from '../artwork/sizes.ts'
import { classNames } from '../ui/class-names.ts'
import { HomeDrawing } from './HomeDrawing.tsx'
import styles from './VentureCard.module.css'

export type VentureCardProps = {
  id: string
  name: string
  tagline: string
  description: string
  link: string
  /** True if the venture is not open yet. */
  isUpcoming: boolean
  /** True if the link goes to the page of a product, whose heading is the name of the venture. */
  isProduct: boolean
  /** Whether the venture is open, like "Open since 2021" or "In development". */
  status: string
}

/** A venture with its artwork. The whole card is a target of the link, whose name is the name of the venture. The artwork has dashed lines if the venture is not open yet. */
export function VentureCard({
  id,
  name,
  tagline,
  description,
  link,
  isUpcoming,
  isProduct,
  status,
}: VentureCardProps) {
  return (
    <li className={classNames(styles.card, isUpcoming && styles.upcoming)}>
      <div className={classNames('reveal light-drawing', styles.artwork)}>
        <HomeDrawing name={`vessel-${id}`} size={SIZES.venture.home} />
      </div>
      <div className={classNames('soft', styles.text)}>
        <p className={classNames('label', isUpcoming ? 'accent' : styles.open)}>{status}</p>
        <h3 className={styles.name}>
          <a className={classNames('plain-link', styles.link)} href={link}>
            <span data-shared={isProduct ? 'text' : undefined}>{name}</span>
          </a>
        </h3>
        <p className={styles.tagline}>{tagline}</p>
        <p>{description}</p>
      </div>
    </li>
  )
}
