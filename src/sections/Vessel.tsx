import { pattern, type VesselForm } from '../pattern/pattern.ts'
import { Drawing } from '../ui/Drawing.tsx'
import styles from './Vessel.module.css'

export type VesselProps = {
  id: string
  name: string
  tagline: string
  description: string
  link: string
  form: VesselForm
  /** When an unlaunched venture opens, like "Q2 2026"; its pot is unfired. */
  opens?: string | undefined
  number: number
}

/** A venture as a Gbari pot on the shelf: half elevation, half section; dashed while it is unfired. */
export function Vessel({ id, name, tagline, description, link, form, opens, number }: VesselProps) {
  const fired = opens === undefined
  const drawing = pattern(id, {
    kind: 'venture',
    w: 280,
    h: 420,
    bare: true,
    ground: 'room',
    form,
    progress: fired ? 1 : 0.4,
  })
  return (
    <li className={`${styles.vessel} ${fired ? '' : styles.unfired}`} data-reveal>
      <a className={styles.link} href={link}>
        <Drawing className={styles.pot} svg={drawing} />
        <div className={styles.text}>
          <p className={styles.number}>
            Vessel {number}
            {!fired && ', unfired'}
          </p>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.tagline}>{tagline}</p>
          <p>{description}</p>
          {opens && <p className={styles.opens}>Opens {opens}</p>}
        </div>
      </a>
    </li>
  )
}
