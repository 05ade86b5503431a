import { Drawing, tenth } from '../Drawing.tsx'
import { weekday } from '../figures.ts'
import { seeded } from '../seeded.ts'
import styles from './taxly.module.css'
import { DUTIES, YEAR } from './vat.ts'

/** Every return of the year as a square in its month: filed, due now, still to come. */
export function DutyGrid({ width }: { width: number }) {
  const left = 42
  const step = (width * 10 - left) / 12
  const row = 17
  return (
    <Drawing width={width} height={8.4} className={styles.grid}>
      {MONTHS.map(({ id, letter }, month) => (
        <text key={id} x={tenth(left + step * (month + 0.5))} y={9} textAnchor="middle">
          {letter}
        </text>
      ))}
      {DUTIES.map(({ tax, due, filed }, index) => (
        <g key={tax}>
          <text x={0} y={26 + index * row} className={styles.tax}>
            {tax}
          </text>
          {due.map((month) => (
            <rect
              key={month}
              className={
                filed.includes(month) ? styles.filed : month === THIS_MONTH ? styles.due : styles.ahead
              }
              x={tenth(left + step * month + 1.5)}
              y={16 + index * row}
              width={tenth(step - 3)}
              height={13}
            />
          ))}
        </g>
      ))}
    </Drawing>
  )
}

/** What was paid in each of the last twelve months. */
export function YearBars({ width, height }: { width: number; height: number }) {
  const step = (width * 10) / YEAR.length
  const foot = height * 10 - 13
  const most = Math.max(...YEAR)
  return (
    <Drawing width={width} height={height} className={styles.bars}>
      {YEAR.map((paid, index) => {
        const tall = (paid / most) * (foot - 13)
        const middle = tenth(step * (index + 0.5))
        const last = index === YEAR.length - 1
        return (
          <g key={`${MONTHS[(index + 2) % 12]?.id}`} className={last ? styles.current : undefined}>
            <rect
              x={tenth(step * index + 2)}
              y={tenth(foot - tall)}
              width={tenth(step - 4)}
              height={tenth(tall)}
            />
            <text x={middle} y={tenth(foot - tall - 3)} textAnchor="middle">
              {(paid / 1e8).toFixed(2)}
            </text>
            <text x={middle} y={height * 10 - 2} textAnchor="middle">
              {MONTHS[(index + 2) % 12]?.letter}
            </text>
          </g>
        )
      })}
    </Drawing>
  )
}

/** The receipt of the return before. */
export function Receipt({ paid }: { paid: string }) {
  return (
    <div className={styles.receipt}>
      <b>{paid}</b>
      <span>VAT for January, paid {weekday('2026-02-19')}</span>
      <span>Ref 7730 2914 0056</span>
      <Drawing width={8} height={3} className={styles.code}>
        <path d={barcode()} />
      </Drawing>
    </div>
  )
}

const THIS_MONTH = 2
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'].map(
  (id) => ({
    id,
    letter: id.slice(0, 1),
  }),
)

function barcode(): string {
  const random = seeded(77)
  let path = ''
  for (let x = 0; x < 78; ) {
    const thick = 1 + Math.floor(random() * 3) * 0.8
    path += `M${tenth(x)} 0h${tenth(thick)}v30h${tenth(-thick)}z`
    x += thick + 1 + Math.floor(random() * 3) * 0.8
  }
  return path
}
