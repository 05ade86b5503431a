import { classNames } from '#src/ui/class-names.ts'
import { type CLUSTERS, PIXEL } from './field.ts'

type ClusterOutlineProps = (typeof CLUSTERS)[number] & { chosen: boolean }

/** The outline of an insured cluster with its number. */
export function ClusterOutline({ id, column, row, columns, rows, chosen }: ClusterOutlineProps) {
  const [x, y] = [column * PIXEL, row * PIXEL]
  return (
    <g className={classNames('agro-cluster', chosen && 'agro-chosen')}>
      <rect x={x - 1} y={y - 1} width={columns * PIXEL + 1} height={rows * PIXEL + 1} />
      <path d={`M${x - 1} ${y - 1}h24v16h-24z`} />
      <text x={x + 11} y={y + 11} textAnchor="middle">
        {id}
      </text>
    </g>
  )
}
