import type { Profile } from '#src/content/schemas/other-pages.ts'
import { Accordion } from '../Accordion.tsx'
import styles from './Profile.module.css'

type ProfileTermsProps = Pick<Profile, 'terms' | 'stages' | 'questions'> & {
  /** URLs by the names of clients. */
  clients: Readonly<Record<string, string>>
}

/** The terms, the stages of a project and the answers to questions. close-rows.ts closes them, unless the link is to the terms. */
export function ProfileTerms({ terms, stages, questions, clients }: ProfileTermsProps) {
  const ofStages = stages.items.map(({ title, duration, text }) => `${title}, ${duration}. ${text}`)
  const rows = [...terms.items, { title: stages.title, text: ofStages.join('\n\n') }]
  return (
    <div className={`above-6 ${styles.terms}`} data-closable>
      <div>
        <p className="label accent">{terms.title}</p>
        <Accordion items={rows} open="all" />
      </div>
      <div>
        <p className="label accent">{questions.title}</p>
        <Accordion items={questions.items} open="all" links={clients} />
      </div>
    </div>
  )
}
