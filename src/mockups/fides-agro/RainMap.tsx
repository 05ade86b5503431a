import { classNames } from '#src/ui/class-names.ts'
import { ClusterOutline } from './ClusterOutline.tsx'
import { at, CHOSEN, CLUSTERS, flow, PIXEL, pixels, RIVERS, shows, TOWNS, type Window } from './field.ts'

type RainMapProps = { window: Window; className?: string | undefined }

/** Rain over the Benue basin, a square for each satellite pixel, with outlines of the insured clusters. */
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
        <ClusterOutline key={cluster.id} {...cluster} chosen={cluster === CHOSEN} />
      ))}
    </svg>
  )
}

const LEVELS = ['driest', 'dry', 'middling', 'wet', 'wettest']
