import type { Heading as HeadingText } from '#src/content/schemas/fields.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { urls } from '#src/urls.ts'
import { ClothOfName } from '../shared/ClothOfName.tsx'
import styles from './ContactSection.module.css'

type ThankYouProps = {
  title: HeadingText
  text: string
  button: string
  group: string
  script: string
  /** Placeholder that the server replaces with the reference of the message, or with an empty text if there is none. */
  reference: string
}

/**
 * The answer to an accepted form that was sent without scripts (docs/requirements.md#contact-form), beside the cloth of
 * the visitor's name.
 */
export function ThankYou({ title, text, button, reference, group, script }: ThankYouProps) {
  return (
    <div className={classNames('wrap grid', styles.contact)}>
      <header className={styles.head}>
        <Heading as="h1" size={1} {...title} />
        <p className="soft lead">{text}</p>
      </header>
      <ClothOfName group={group} script={script} className={styles.cloth} />
      <div className={classNames('stack', styles.thanks)}>
        <p className={classNames('label soft', styles.referenceLabel)}>Your reference</p>
        <p className={styles.reference}>{reference}</p>
        <ArrowLink href={urls.home()}>{button}</ArrowLink>
      </div>
    </div>
  )
}
