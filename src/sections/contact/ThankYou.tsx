import type { Heading } from '#src/content/schemas/fields.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { urls } from '#src/urls.ts'
import { PageHead } from '../shared/PageHead.tsx'
import styles from './ContactSection.module.css'

type ThankYouProps = {
  title: Heading
  text: string
  button: string
  /** Placeholder that the server replaces with the reference of the message, or with an empty text if there is none. */
  reference: string
}

/** The answer to an accepted form that was sent without scripts (docs/requirements.md#contact-form). */
export function ThankYou({ title, text, button, reference }: ThankYouProps) {
  return (
    <>
      <PageHead title={title} intro={text} />
      <div className="wrap sec-bottom">
        <p className={classNames('label soft', styles.referenceLabel)}>Your reference</p>
        <p className={styles.reference}>{reference}</p>
        <ArrowLink href={urls.home()}>{button}</ArrowLink>
      </div>
    </>
  )
}
