import type { Entry } from '#src/content/load/content-kinds.ts'
import { onOneLine } from '#src/content/text/phrases.ts'
import { range } from '#src/pattern/core/geometry.ts'
import { classNames } from '#src/ui/class-names.ts'
import { urls } from '#src/urls.ts'
import { Weaves, weave } from '../shared/Weaves.tsx'
import styles from './Services.module.css'

/** Millions of naira between two lines of the axis. */
const STEP = 10

type PriceClothProps = {
  title: string
  services: readonly ({ id: string } & Pick<Entry<'services'>['data'], 'title' | 'terms'>)[]
}

/** The prices of all services on one axis: a knot for the lowest price, woven cloth for what most clients pay; and the weeks. */
export function PriceCloth({ title, services }: PriceClothProps) {
  const dearest = Math.max(...services.map(({ terms }) => millionsOf(terms.usual.to)))
  const steps = 2 * Math.ceil(dearest / (2 * STEP))
  const share = (sum: string) => (100 * millionsOf(sum)) / (steps * STEP)
  return (
    <section className={classNames('below-5', styles.prices)} aria-labelledby="prices">
      <Weaves />
      <h3 className="title-4 below-2" id="prices">
        {title}
      </h3>
      <p className={classNames('cluster cluster-close small soft', styles.key)}>
        <span>
          <i className={styles.knot} /> lowest price
        </span>
        <span>
          <i className={styles.usual} /> what most clients pay
        </span>
      </p>
      <p className={classNames('small soft', styles.axis)} aria-hidden="true">
        <span>
          {range(steps + 1).map((step) => (
            <i key={step}>₦{step ? `${step * STEP}m` : 0}</i>
          ))}
        </span>
      </p>
      <ul className="rows">
        {services.map(({ id, title, terms: { from, usual, duration } }, index) => (
          <li key={id} className={styles.row}>
            <a className={styles.title} href={urls.service(id)}>
              {title}
            </a>
            <span className="label accent">From {from}</span>
            <span className={classNames('visually-hidden', styles.range)}>
              (usually {usual.from} to {usual.to})
            </span>
            <svg className={styles.cloth} aria-hidden="true">
              {range(steps + 1).map((step) => {
                const x = `${(100 * step) / steps}%`
                return <line key={step} className={styles.step} x1={x} x2={x} y1="-32" y2="56" />
              })}
              {['25%', '50%', '75%'].map((y) => (
                <line key={y} x1={`${share(from)}%`} x2={`${share(usual.from)}%`} y1={y} y2={y} />
              ))}
              <rect
                x={`${share(usual.from)}%`}
                width={`${share(usual.to) - share(usual.from)}%`}
                height="100%"
                fill={weave(index)}
              />
              <circle cx={`${share(from)}%`} cy="50%" r="6" />
            </svg>
            <b className={styles.weeks}>{onOneLine(duration)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Returns a sum like `₦8.5 million` or `₦650,000` in millions. */
export function millionsOf(sum: string): number {
  const digits = Number(sum.replace(/[^\d.]/g, ''))
  return sum.endsWith('million') ? digits : digits / 1e6
}
