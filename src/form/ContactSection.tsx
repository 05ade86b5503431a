import type { ReactNode } from 'react'
import { classNames } from '#src/ui/class-names.ts'
import styles from './Contact.module.css'
import { ContactDetails, type ContactDetailsProps } from './ContactDetails.tsx'

type ContactSectionProps = ContactDetailsProps & {
  /** URL of the script that keeps the name of the visitor for the thanks. */
  script: string
  children: ReactNode
}

/** The form, and beside it the contact details. */
export function ContactSection({ script, children, ...details }: ContactSectionProps) {
  return (
    <div className={classNames('wrap grid', styles.contact)}>
      {/* Before the form, because phones show it there: a later part would move what is painted already. */}
      <ContactDetails {...details} />
      {children}
      <template data-near="">
        <script type="module" src={script} />
      </template>
    </div>
  )
}
