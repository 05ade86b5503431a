import { type ReactNode, useEffect, useRef, useState } from 'react'
import { NameLoom } from '#src/sections/NameLoom.tsx'
import { Field } from '#src/ui/Field.tsx'
import styles from './ContactForm.module.css'
import { controlProps, type FieldState } from './control-props.ts'

type NameFieldProps = { state: FieldState | undefined; hint: string; children: ReactNode }

/** The field for the name, on a dark band. Below it the loom weaves what is typed. `children` are above the field. */
export function NameField({ state, hint, children }: NameFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')

  // When the keyboard of a phone opens, the field moves to the top, so that the loom below it can be seen.
  useEffect(() => {
    const show = () => {
      const isZoomed = visualViewport?.scale !== 1
      if (document.activeElement === input.current && !isZoomed && innerWidth < MAX_PHONE_WIDTH)
        input.current?.scrollIntoView()
    }
    globalThis.visualViewport?.addEventListener('resize', show)
    return () => globalThis.visualViewport?.removeEventListener('resize', show)
  }, [])

  return (
    <div className={`band band-end ${styles.name}`}>
      <div className="wrap flow">
        {children}
        <Field id="name" label="Full Name" hint={hint} error={state?.error}>
          <input
            {...controlProps('name', state)}
            ref={input}
            type="text"
            autoComplete="name"
            required
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </Field>
      </div>
      <NameLoom name={name} isTyped className={styles.loom} />
    </div>
  )
}

const MAX_PHONE_WIDTH = 720
