import { lettersOf, stripOf } from '#src/client/strip-of.ts'
import { range } from '#src/pattern/core/geometry.ts'
import { classNames } from '#src/ui/class-names.ts'
import { NAME_STRIPS_URL } from '#src/urls.ts'
import styles from './Cloth.module.css'

type ClothProps = { name?: string; atRest?: string; className?: string | undefined }

/** A cloth on the loom, with a strip for each letter of a name's first word, or for `weave` (src/client/loom.ts) with a name at rest. */
export function Cloth({ name = '', atRest = '', className }: ClothProps) {
  return (
    <div className={classNames('no-print', styles.cloth, className)} data-cloth={atRest} aria-hidden="true">
      <template>
        <Strip letter="" rows={1} />
      </template>
      {Object.entries(lettersOf(name.replace(/ .*/, ''))).map(([index, letter]) => (
        <Strip key={index} letter={letter} rows={9} />
      ))}
    </div>
  )
}

/** A letter over its strip, which repeats one figure. Between them the bar of the loom and its shuttle. */
function Strip({ letter, rows }: { letter: string; rows: number }) {
  const { figure, ground } = stripOf(letter)
  return (
    <span className={styles.strip} data-ground={ground}>
      <b>{letter}</b>
      <i />
      <svg aria-hidden="true" viewBox={`0 0 60 ${rows * 60}`} preserveAspectRatio="xMidYMin slice">
        {range(rows).map((row) => (
          <use key={row} href={`${NAME_STRIPS_URL}#s${figure}`} y={row * 60} />
        ))}
      </svg>
    </span>
  )
}
