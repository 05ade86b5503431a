import { classNames } from '../ui/class-names.ts'
import styles from './SectionPlan.module.css'

/** The eight sections of the home page as rooms of a floor plan: x, y, width and height of each room. */
const PLAN = [
  [0, 0, 16, 14],
  [16, 0, 28, 14],
  [44, 0, 20, 14],
  [50, 14, 14, 12],
  [24, 14, 26, 22],
  [50, 26, 14, 10],
  [10, 14, 14, 22],
  [0, 14, 10, 22],
] as const

const rectangle = ([x, y, width, height]: (typeof PLAN)[number]) => `M${x} ${y}h${width}v${height}h-${width}z`

const WALLS = PLAN.map(rectangle).join('')

/** The floor plan of the page with one section highlighted, and the label of that section. */
export function SectionPlan({ number, label }: { number: number; label: string }) {
  const current = PLAN[number - 1]
  return (
    <p className={classNames('soft', styles.container)}>
      <svg className={styles.plan} viewBox="-1 -1 66 38" aria-hidden="true">
        {current && <path className={styles.current} d={rectangle(current)} />}
        <path d={WALLS} />
      </svg>
      <b className="label accent">{label}</b>
    </p>
  )
}
