import type { ReactNode } from 'react'
import type { Heading } from '#src/content/schemas/fields.ts'
import { classNames } from '#src/ui/class-names.ts'
import { RuledHeading } from '../RuledHeading.tsx'
import styles from './ProfilePart.module.css'

type ProfilePartProps = { id: string; title: Heading; intro?: string; children: ReactNode }

/** A part of the company profile. */
export function ProfilePart({ id, title, intro, children }: ProfilePartProps) {
  return (
    <section className={classNames('wrap', styles.part)} aria-labelledby={id}>
      <RuledHeading id={id} title={title} {...(intro && { intro })} />
      {children}
    </section>
  )
}
