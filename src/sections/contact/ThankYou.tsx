import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { urls } from '#src/urls.ts'
import styles from './ContactSection.module.css'
import { ContactSection, type ContactSectionProps } from './ContactSection.tsx'

type ThankYouProps = Omit<ContactSectionProps, 'children'> & {
  button: string
  /** Placeholder that the server replaces with the reference of the message, or with an empty text if there is none. */
  reference: string
}

/** The answer to an accepted form that was sent without scripts (docs/requirements.md#contact-form). */
export function ThankYou({ button, reference, ...section }: ThankYouProps) {
  return (
    <ContactSection size={1} {...section}>
      <div className="stack">
        <p className={classNames('label soft', styles.referenceLabel)}>Your reference</p>
        <p className={classNames('title-3 below-5', styles.reference)} translate="no">
          {reference}
        </p>
        <ArrowLink href={urls.home()}>{button}</ArrowLink>
      </div>
    </ContactSection>
  )
}
