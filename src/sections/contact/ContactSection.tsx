import type { ReactNode } from 'react'
import type { Heading as HeadingText } from '#src/content/schemas/fields.ts'
import { INTRO_ID } from '#src/islands/contact-form/subject-scripts.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Cloth } from '../shared/Cloth.tsx'
import styles from './ContactSection.module.css'

export type ContactSectionProps = {
  title: HeadingText
  intro: string
  size?: 1 | 2
  /** Name of the group, whose cloth hangs here at rest. */
  group: string
  /** URL of the script that weaves the name of the visitor. */
  script: string
  children: ReactNode
  aside?: ReactNode
}

/** The form beside a cloth, which is woven from the visitor's name, and below both the contact details. */
export function ContactSection({
  title,
  intro,
  size = 2,
  group,
  script,
  children,
  aside,
}: ContactSectionProps) {
  return (
    <div className={classNames('wrap grid', styles.contact)}>
      <header className={classNames('flow', styles.head)}>
        <Heading as="h1" size={size} {...title} />
        <p className="soft lead" id={INTRO_ID}>
          {intro}
        </p>
      </header>
      <Cloth name={group} className={styles.cloth} />
      <template data-near="">
        <script type="module" src={script} />
      </template>
      <div className={styles.main}>{children}</div>
      {aside && (
        <aside className={styles.details} aria-label="Contact details">
          {aside}
        </aside>
      )}
    </div>
  )
}
