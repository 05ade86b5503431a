import { useId } from 'react'
import { lettersOf, stripOf } from '#src/client/strip-of.ts'
import { classNames } from '#src/ui/class-names.ts'
import { NAME_STRIPS_URL } from '#src/urls.ts'
import styles from './Cloth.module.css'

type ClothProps = { name?: string; className?: string | undefined }

/** A cloth on the loom, with a strip for each letter of a name's first word. `weave` (src/client/loom.ts) weaves another name into it. */
export function Cloth({ name = '', className }: ClothProps) {
  return (
    <div
      className={classNames('no-print', styles.cloth, className)}
      data-cloth=""
      aria-hidden="true"
      translate="no"
    >
      <template>
        <Strip letter="" />
      </template>
      {Object.entries(lettersOf(name.replace(/ .*/, ''))).map(([index, letter]) => (
        <Strip key={index} letter={letter} />
      ))}
    </div>
  )
}

/** A letter over its strip, which repeats one figure 40 times. Between them the bar of the loom and its shuttle. */
function Strip({ letter }: { letter: string }) {
  const id = useId()
  const { figure, ground } = stripOf(letter)
  return (
    <span className={classNames(styles.strip, !letter && styles.woven)} data-ground={ground}>
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
