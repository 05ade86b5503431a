import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { Field } from '#src/ui/Field.tsx'
import { NamePattern } from './NamePattern.tsx'
import styles from './NamePatternDemo.module.css'

/** Not from `useId`: the field must have the same id when React renders it again (`hydrate-island.ts`). */
const FIELD_ID = 'organisation'

type NamePatternDemoProps = {
  fieldLabel: string
  fieldExample: string
  note: string
}

/** A field for the name of the visitor's organisation, and the pattern that is drawn from the name during typing. */
export function NamePatternDemo({ fieldLabel, fieldExample, note }: NamePatternDemoProps) {
  const [name, setName] = useState('')
  const deferredName = useDeferredValue(name)
  const input = useRef<HTMLInputElement>(null)

  // Reads a name that the visitor typed before hydration.
  useEffect(() => setName(input.current?.value ?? ''), [])

  return (
    <div className={styles.demo}>
      <Field id={FIELD_ID} label={fieldLabel}>
        <input
          type="text"
          id={FIELD_ID}
          ref={input}
          autoComplete="organization"
          maxLength={48}
          placeholder={fieldExample}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <p className="small soft">{note}</p>
      {deferredName.trim() !== '' && <NamePattern name={deferredName} />}
    </div>
  )
}
