import { dots } from '#src/pattern/adire-oniko/dots.ts'
import styles from './Targets.module.css'

type DotCountProps = { count: number; group: number; isReached: boolean }

/** A round cluster of `count` dots. All clusters have the same scale: the area is proportional to the count. */
export function DotCount({ count, group, isReached }: DotCountProps) {
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
