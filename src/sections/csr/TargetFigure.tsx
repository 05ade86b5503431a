import { dotsFor } from '#src/artwork/target-dots.ts'
import { DotCount } from './DotCount.tsx'
import styles from './Targets.module.css'

type TargetFigureProps = {
  target: { people: number; value: string; label: string }
  /** Index of the group of dots, from 0. Each group has holes of a different size in its dots. */
  group: number
  isReached?: boolean
}

/** A target of the programme, shown as a number and as dots. */
export function TargetFigure({ target, group, isReached = false }: TargetFigureProps) {
  return (
    <>
      <DotCount count={dotsFor(target)} group={group} isReached={isReached} />
      <p className={styles.figure}>
        <b className={styles.value}>{target.value}</b> {target.label}
      </p>
    </>
  )
}
