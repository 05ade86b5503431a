import { tenth } from '../coordinates.ts'
import { weekday } from '../format.ts'
import { MockupDrawing } from '../MockupDrawing.tsx'
import { seededRandom } from '../seeded-random.ts'

/** The receipt of the previous return. */
export function Receipt({ paid }: { paid: string }) {
  return (
    <div className="taxly-receipt">
      <b>{paid}</b>
      <span>VAT for January, paid {weekday('2026-02-19')}</span>
      <span>Ref 7730 2914 0056</span>
      <MockupDrawing width={8} height={3} className="taxly-code">
        <path d={barcode()} />
      </MockupDrawing>
    </div>
  )
}

function barcode(): string {
  const random = seededRandom(77)
  let path = ''
  for (let x = 0; x < 78; ) {
    const thick = 1 + Math.floor(random() * 3) * 0.8
    path += `M${tenth(x)} 0h${tenth(thick)}v30h${tenth(-thick)}z`
    x += thick + 1 + Math.floor(random() * 3) * 0.8
  }
  return path
}
