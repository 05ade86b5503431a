import styles from './SectionPlan.module.css'

/** x, y, width and height of the eight sections of the home page, drawn as a floor plan. */
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

/** The place of a section on the plan of the page, with its number and label. */
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
      <span>
        Room {number}
        <b className={styles.label}>{label}</b>
      </span>
    </p>
  )
}
