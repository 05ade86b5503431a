import { classNames } from '#src/ui/class-names.ts'
import { at, CHOSEN, CLUSTERS, flow, PIXEL, pixels, RIVERS, shows, TOWNS, type Window } from './field.ts'

type RainMapProps = { window: Window; className?: string | undefined }

/** Rain over the Benue basin, a square for each satellite pixel, with the insured clusters outlined. */
export function RainMap({ window, className }: RainMapProps) {
  const { x, y, width, height } = window
  return (
    <svg
      className={classNames('agro-rain-map', className)}
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {pixels(window).map((path, level) => (
        <path key={LEVELS[level]} className={`agro-level${level}`} d={path} />
      ))}
      {RIVERS.map((river) => (
        <path key={flow(river)} className="agro-river" d={flow(river)} />
      ))}
      {TOWNS.filter(({ east, north }) => shows(window, ...at(east, north))).map(({ name, east, north }) => {
        const [x, y] = at(east, north)
        return (
          <g key={name}>
            <rect className="agro-town" x={x - 3.5} y={y - 3.5} width={7} height={7} />
            <text className="agro-town-name" x={x + 8} y={y + 4}>
              {name}
            </text>
          </g>
        )
      })}
      {CLUSTERS.filter(({ column, row }) => shows(window, column * PIXEL, row * PIXEL)).map((cluster) => (
        <Outline key={cluster.id} {...cluster} chosen={cluster === CHOSEN} />
      ))}
    </svg>
  )
}

const LEVELS = ['driest', 'dry', 'middling', 'wet', 'wettest']

type OutlineProps = (typeof CLUSTERS)[number] & { chosen: boolean }

function Outline({ id, column, row, columns, rows, chosen }: OutlineProps) {
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
