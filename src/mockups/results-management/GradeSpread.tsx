import { tenth } from '../coordinates.ts'
import { MockupDrawing } from '../MockupDrawing.tsx'
import { GRADES } from './broadsheet.ts'

/** A bar chart of the number of students with each grade, best grade first. */
export function GradeSpread({ counts }: { counts: readonly number[] }) {
  return (
    <MockupDrawing width={3.4} height={3.2}>
      {GRADES.map(({ grade }, index) => {
        const tall = tenth((counts[index] ?? 0) * 1.9)
        return (
          <rect
            key={grade}
            className={`results-${grade.slice(0, 1)}`}
            x={tenth(index * 3.7)}
            y={tenth(31 - tall)}
            width={3}
            height={tall}
          />
        )
      })}
      <path className="results-floor" d="M0 31.500H33" />
    </MockupDrawing>
  )
}
