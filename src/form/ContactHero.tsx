import type { Heading } from '#src/content/schemas/fields.ts'
import { PageHero } from '#src/sections/PageHero.tsx'
import styles from './Contact.module.css'
import { FORM_ID, INTRO_ID, SUBJECT_ID } from './subject-scripts.ts'

/** The head of the page with the form. A script (subject-scripts.ts) shows the subject of the address, and hides it when the form is reset. */
export function ContactHero({ title, intro }: { title: Heading; intro: string }) {
  const action = (
    <>
      <p className="lead" id={INTRO_ID}>
        {intro}
      </p>
      <p className={styles.subject} hidden>
        Regarding: <output id={SUBJECT_ID} form={FORM_ID} />
      </p>
    </>
  )
  return <PageHero band="end" title={title} action={action} />
}
