import { dotsFor } from '#src/artwork/target-dots.ts'
import type { Csr } from '#src/content/schemas/csr.ts'
import { dots } from '#src/pattern/adire-oniko/dots.ts'
import { Columns } from '#src/ui/Columns.tsx'
import { RuledSection } from '../RuledSection.tsx'
import styles from './Targets.module.css'

/** The targets of the programme and the milestones that are reached, with a dot for every hundred people. */
export function Targets({ impact }: { impact: Csr['impact'] }) {
  const reachedGroup = impact.targetedMetrics.length
  return (
    <RuledSection id="targets" title={impact.targetedTitle} intro={impact.scale}>
      <ul className={styles.targets}>
        {impact.targetedMetrics.map((target, index) => (
          <li key={target.label} className={styles.target}>
            <TargetFigure target={target} group={index} />
          </li>
        ))}
      </ul>
      <Columns split="thirds" className={styles.current}>
        <h3 className="title-4">{impact.currentTitle}</h3>
        <p className="soft measure">{impact.currentIntro}</p>
        <ul className={styles.milestones}>
          {impact.currentMilestones.map((milestone) => (
            <li key={milestone.label} className={styles.milestone}>
              <TargetFigure target={milestone} group={reachedGroup} isReached />
            </li>
          ))}
        </ul>
      </Columns>
    </RuledSection>
  )
}

type TargetFigureProps = {
  target: { people: number; value: string; label: string }
  /** Index of the group of dots, from 0. Each group has holes of a different size in its dots. */
  group: number
  isReached?: boolean
}

/** A target of the programme, shown as a number and as dots. */
function TargetFigure({ target, group, isReached = false }: TargetFigureProps) {
  return (
    <>
      <DotCount count={dotsFor(target)} group={group} isReached={isReached} />
      <p className={styles.figure}>
        <b className={styles.value}>{target.value}</b> {target.label}
      </p>
    </>
  )
}

/** A round cluster of `count` dots. All clusters have the same scale: the area is proportional to the count. */
function DotCount({ count, group, isReached }: { count: number; group: number; isReached: boolean }) {
  const size = `${(2 * Math.sqrt(count)).toFixed(2)}em`
  const groups = [...Array<number>(group).fill(0), count]
  return (
    <svg className={styles.count} width={size} height={size} aria-hidden="true">
      <g
        // biome-ignore lint/security/noDangerouslySetInnerHtml: src/pattern makes the drawing from numbers only
        dangerouslySetInnerHTML={{ __html: dots(groups, { highlighted: isReached ? count : 0 }) }}
      />
    </svg>
  )
}
