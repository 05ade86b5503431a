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

type SectionPlanProps = { number: number; label: string }

/** The floor plan of the page with one section highlighted, and the label of that section. */
export function SectionPlan({ number, label }: SectionPlanProps) {
  return (
    <p className={styles.container}>
      <svg className={styles.plan} viewBox="-1 -1 66 38" aria-hidden="true">
        {PLAN.map(([x, y, width, height], index) => (
          <rect
            key={`${x},${y}`}
            x={x}
            y={y}
            width={width}
            height={height}
            className={index === number - 1 ? styles.current : undefined}
          />
        ))}
      </svg>
      <b className={styles.label}>{label}</b>
    </p>
  )
}
