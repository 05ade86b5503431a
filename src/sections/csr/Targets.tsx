import { dotsFor } from '#src/artwork/target-dots.ts'
import type { Csr } from '#src/content/schemas/csr.ts'
import { dots } from '#src/pattern/adire-oniko/dots.ts'
import { RuledHeading } from './RuledHeading.tsx'
import styles from './Targets.module.css'

type TargetsProps = { impact: Csr['impact'] }

/** The targets, each as many dots as it has hundreds of people, and beside them what is reached. */
export function Targets({ impact }: TargetsProps) {
  const reached = impact.targetedMetrics.length
  return (
    <section className="sec" aria-labelledby="targets">
      <div className="wrap">
        <RuledHeading id="targets" title={impact.targetedTitle} intro={impact.scale} />
        <ul className={styles.targets}>
          {impact.targetedMetrics.map((target, index) => (
            <li key={target.label} className={styles.target}>
              <Count of={dotsFor(target)} group={index} />
              <Figure {...target} />
            </li>
          ))}
        </ul>
        <div className={`grid ${styles.current}`}>
          <h3 className={styles.title}>{impact.currentTitle}</h3>
          <p className={styles.intro}>{impact.currentIntro}</p>
          <ul className={styles.milestones}>
            {impact.currentMilestones.map((milestone) => (
              <li key={milestone.label} className={styles.milestone}>
                <Count of={dotsFor(milestone)} group={reached} dyed />
                <Figure {...milestone} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

type FigureProps = { value: string; label: string }

function Figure({ value, label }: FigureProps) {
  return (
    <p className={styles.figure}>
      <b className={styles.value}>{value}</b> {label}
    </p>
  )
}

type CountProps = {
  of: number
  /** The dots of each group have a hole of their own. */
  group: number
  dyed?: boolean
}

/** So many dots round a knot. All counts are drawn to one scale: the area follows the number. */
function Count({ of, group, dyed = false }: CountProps) {
  const size = `${(2 * Math.sqrt(of)).toFixed(2)}em`
  const groups = [...Array<number>(group).fill(0), of]
  return (
    <svg className={styles.count} width={size} height={size} aria-hidden="true">
      <g
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is made by src/pattern from numbers alone
        dangerouslySetInnerHTML={{ __html: dots(groups, { highlighted: dyed ? of : 0 }) }}
      />
    </svg>
  )
}
