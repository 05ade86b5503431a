import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { NamePattern } from './NamePattern.tsx'
import styles from './NamePatternDemo.module.css'

/** Not from `useId`: the field must have the same id when React renders it again (`hydrate-island.ts`). */
const FIELD_ID = 'organisation'

type NamePatternDemoProps = {
  fieldLabel: string
  fieldExample: string
  /** Title of the pattern, until a name is typed. */
  title: string
  note: string
}

/** A field for the name of the visitor's organisation, and the pattern that is drawn from the name during typing. */
export function NamePatternDemo({ fieldLabel, fieldExample, title, note }: NamePatternDemoProps) {
  const [name, setName] = useState('')
  const deferredName = useDeferredValue(name)
  const input = useRef<HTMLInputElement>(null)

  // Reads a name that the visitor typed before hydration.
  useEffect(() => setName(input.current?.value ?? ''), [])

  return (
    <div className={styles.demo}>
      <div>
        <label className={styles.label} htmlFor={FIELD_ID}>
          {fieldLabel}
        </label>
        <input
          className={styles.input}
          type="text"
          id={FIELD_ID}
          ref={input}
          autoComplete="organization"
          maxLength={48}
          placeholder={fieldExample}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </div>
      <figure className={styles.figure}>
        <NamePattern name={deferredName} />
        <figcaption className={styles.caption}>
          <p className={styles.title}>
            <i>{name.trim() || title}</i>
          </p>
          <p>{note}</p>
        </figcaption>
      </figure>
    </div>
  )
}
