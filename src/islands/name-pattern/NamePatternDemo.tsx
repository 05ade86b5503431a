import { useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { NamePattern } from './NamePattern.tsx'
import styles from './NamePatternDemo.module.css'

type NamePatternDemoProps = {
  fieldLabel: string
  fieldExample: string
  title: string
  description: string
  note: string
}

/** The empty frame: it weaves a cloth from the visitor's organisation while the name is typed. */
export function NamePatternDemo({
  fieldLabel,
  fieldExample,
  title,
  description,
  note,
}: NamePatternDemoProps) {
  const [name, setName] = useState('')
  const wovenName = useDeferredValue(name)
  const field = useId()
  const input = useRef<HTMLInputElement>(null)

  // What was typed while this code was on its way counts.
  useEffect(() => setName(input.current?.value ?? ''), [])

  return (
    <div className={styles.demo}>
      <div>
        <label className={styles.label} htmlFor={field}>
          {fieldLabel}
        </label>
        <input
          className={styles.input}
          type="text"
          id={field}
          ref={input}
          autoComplete="organization"
          maxLength={48}
          placeholder={fieldExample}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </div>
      <figure className={styles.figure}>
        <NamePattern name={wovenName} />
        <figcaption className={styles.caption}>
          <p className={styles.title}>
            <i>{name.trim() || title}</i>
          </p>
          <p>{description}</p>
          <p>{note}</p>
        </figcaption>
      </figure>
    </div>
  )
}
