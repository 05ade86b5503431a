import { type Point, tenth, through } from '../coordinates.ts'
import { MockupDrawing } from '../MockupDrawing.tsx'
import { IBADAN, KANO, LAGOS, OUTLINE, REPORTING } from './places.ts'

/** Nigeria with a square for each market, larger and in a warmer colour at higher prices, and the road from Kano. */
export function MarketMap({ width, height }: { width: number; height: number }) {
  const scale = (width * 10) / 12.2
  const place = ([east, north]: Point): Point => [(east - 2.5) * scale, 10 + (13.95 - north) * scale * 1.01]
  const road = [KANO, [7.44, 10.52], [6.2, 9.3], [4.9, 8.6], IBADAN, LAGOS] as const
  const [kano, lagos] = [place(KANO), place(LAGOS)]
  const squares = ['', '', '', '']
  for (const at of REPORTING) {
    const [x, y] = place(at)
    const dear = Math.min(1, Math.max(0, (12.6 - at[1]) / 7.6))
    const size = tenth(4 + dear * 5.5)
    squares[Math.min(3, Math.floor(dear * 4))] +=
      `M${tenth(x - size / 2)} ${tenth(y - size / 2)}h${size}v${size}h${-size}z`
  }
  return (
    <MockupDrawing width={width} height={height} className="astra-country">
      <path className="astra-land" d={`${through(OUTLINE.map(place))}z`} />
      <path className="astra-road" d={through(road.map(place))} />
      {squares.map((d, level) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the levels are fixed
        <path key={level} className={`astra-dear${level}`} d={d} />
      ))}
      <text x={tenth(kano[0] + 8)} y={tenth(kano[1] - 6)} className="astra-town">
        Kano
      </text>
      <text x={tenth(lagos[0] + 8)} y={tenth(lagos[1] + 12)} className="astra-town">
        Lagos
      </text>
      <text x={width * 5} y={height * 10 - 8}>
        smaller is cheaper
      </text>
    </MockupDrawing>
  )
}
