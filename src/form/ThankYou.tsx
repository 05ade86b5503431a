import type { ContactPage } from '#src/content/schemas/contact-page.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { urls } from '#src/urls.ts'
import { Thanks } from './Thanks.tsx'

type ThankYouProps = ContactPage['thankYou'] & {
  /** Placeholder that the server replaces with the reference of the message, or with an empty text if there is none. */
  reference: string
  script: string
}

/** The answer to an accepted form that was sent without scripts (docs/requirements.md#contact-form). */
export function ThankYou({ title, text, button, reference, script }: ThankYouProps) {
  return (
    <Thanks name={title.light}>
      <Heading as="h1" {...title} />
      <p>{text}</p>
      <p>
        <span className="label">Your reference</span>{' '}
        <strong className="title-4" translate="no">
          {reference}
        </strong>
      </p>
      <ArrowLink href={urls.home()}>{button}</ArrowLink>
      <template data-near="">
        <script type="module" src={script} />
      </template>
    </Thanks>
  )
}
