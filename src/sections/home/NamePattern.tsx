import { range } from '#src/pattern/core/grid.ts'
import { classNames } from '#src/ui/class-names.ts'
import { NAME_STRIPS_URL } from '#src/urls.ts'
import styles from './NamePattern.module.css'

type NamePatternProps = { name: string }

/** Possible numbers of strips. If a name has fewer letters than strips, its letters repeat. */
const STRIP_COUNTS = [6, 9, 12, 16]

/** Width of a strip, and height of the motif that repeats in it, in units of the view box. */
const SIDE = 60

const BACKGROUNDS = [styles.indigo, styles.raw, styles.laterite, styles.leaf, styles.cotton]

/**
 * A pattern drawn from a name, with a strip for each letter. The same name gives the same pattern; an empty name gives
 * none. The browser fetches the file of all strips (`src/pattern/aso-oke/name-strips.ts`) when the first letter is
 * typed. The name is not sent to the server.
 */
export function NamePattern({ name }: NamePatternProps) {
  const letters = [...name.trim().toLowerCase()].map((letter) => letter.codePointAt(0) ?? 0)
  const strips = STRIP_COUNTS.find((count) => letters.length <= count) ?? 16
  const [width, height] = [strips * SIDE, strips * SIDE * 1.25]
  const background = BACKGROUNDS[letters.reduce((sum, letter) => sum + letter, 0) % BACKGROUNDS.length]

  return (
    <svg
      className={classNames(styles.pattern, background)}
      key={background}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {range(strips).map((strip) => {
        const letter = letters[strip % letters.length] ?? 0
        return (
          <g className={styles.strip} key={`${strip} ${letter}`}>
            {range(height / SIDE + 1).map((row) => (
              <use
                key={row}
                href={`${NAME_STRIPS_URL}#s${letter % 32}`}
                x={strip * SIDE}
                y={(row - (strip % 2) / 2) * SIDE}
              />
            ))}
            <path className={styles.seam} d={`M${strip * SIDE} 0V${height}`} />
          </g>
        )
      })}
    </svg>
  )
}
