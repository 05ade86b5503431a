import { useId } from 'react'
import { classNames } from '#src/ui/class-names.ts'
import { NAME_STRIPS_URL } from '#src/urls.ts'
import styles from './NameLoom.module.css'
import { ranksOf, stripOf } from './strip-of.ts'

type NameLoomProps = {
  name?: string
  /** True if React weaves each new letter before the eyes of the visitor, false if the cloth is finished. */
  isTyped?: boolean
  className?: string | undefined
}

/** A picture of a name: each letter above its strip of cloth, on bare warp. `weave` (src/sections/loom.ts) weaves another name into it. */
export function NameLoom({ name = '', isTyped = false, className }: NameLoomProps) {
  return (
    <div
      className={classNames('no-print', styles.loom, className)}
      data-loom=""
      aria-hidden="true"
      translate="no"
      dir="auto"
    >
      {/* For `weave`. React would not hydrate it. */}
      {!isTyped && (
        <template>
          <Strip letter="" isTyped />
        </template>
      )}
      {ranksOf(name).map((letters, rank) => (
        <div key={RANKS[rank]} className={styles.rank}>
          {Object.entries(letters).map(([index, letter]) => (
            <Strip key={index + letter} letter={letter} isTyped={isTyped} />
          ))}
        </div>
      ))}
    </div>
  )
}

const RANKS = ['first', 'second']

/** A letter over its strip, which repeats one figure 40 times. Between them the bar of the loom and its shuttle. */
function Strip({ letter, isTyped }: { letter: string; isTyped: boolean }) {
  const id = useId()
  const { figure, ground } = stripOf(letter)
  return (
    <span className={classNames(styles.strip, isTyped && styles.woven)} data-ground={ground}>
      <b>{letter}</b>
      <i />
      <svg aria-hidden="true" viewBox="0 0 60 2400" preserveAspectRatio="xMidYMin slice">
        <pattern id={id} width="60" height="60" patternUnits="userSpaceOnUse">
          <use href={`${NAME_STRIPS_URL}#s${figure}`} />
        </pattern>
        <rect width="60" height="2400" fill={`url(#${id})`} />
      </svg>
    </span>
  )
}
