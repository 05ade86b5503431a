import type { RenderedPicture } from '../../content/render-picture.ts'
import type { VesselForm } from '../../pattern/pattern.ts'
import { pattern } from '../../pattern/pattern.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Drawing } from '../../ui/Drawing.tsx'
import type { VesselProps } from '../Vessel.tsx'
import styles from './ShelfVessel.module.css'

type ShelfVesselProps = VesselProps & { form: VesselForm; logo?: RenderedPicture | undefined }

/** A venture on the large shelf: its logo, or else its pot, and what it does. */
export function ShelfVessel(props: ShelfVesselProps) {
  const { name, tagline, description, link, form, opens, number } = props
  const fired = opens === undefined
  return (
    <li className={`${styles.vessel} ${fired ? '' : styles.unfired}`} data-reveal>
      <div className={classNames(styles.stand, styles[form])}>
        <Standing {...props} />
      </div>
      <div className={styles.text}>
        <p className={styles.number}>
          Vessel {number}
          {!fired && ', unfired'}
        </p>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.tagline}>{tagline}</p>
        <p>{description}</p>
        {opens && <p className={styles.opens}>Opens {opens}</p>}
        <div className={styles.more}>
          <ArrowLink href={link} about={`about ${name}`}>
            Learn More
          </ArrowLink>
        </div>
      </div>
    </li>
  )
}

function Standing({ id, form, opens, logo }: ShelfVesselProps) {
  if (logo)
    return (
      <img
        className={styles.logo}
        src={logo.src}
        srcSet={logo.srcset}
        sizes={logo.srcset && '(max-width: 760px) 80vw, 28vw'}
        width={logo.width}
        height={logo.height}
        alt={logo.alt}
        loading="lazy"
        decoding="async"
      />
    )
  const svg = pattern(id, {
    kind: 'venture',
    w: 380,
    h: 430,
    bare: true,
    ground: 'room',
    form,
    progress: opens === undefined ? 1 : 0.4,
  })
  return <Drawing className={styles.pot} svg={svg} />
}
