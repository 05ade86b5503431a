import type { Profile } from '#src/content/schemas/other-pages.ts'
import { Accordion } from '../Accordion.tsx'

type ProfileTermsProps = Pick<Profile, 'terms' | 'stages' | 'questions'> & {
  /** URLs by the names of clients. */
  clients: Readonly<Record<string, string>>
}

/** The terms, the stages of a project and the answers to questions. close-rows.ts closes them, unless the link is to the terms. */
export function ProfileTerms({ terms, stages, questions, clients }: ProfileTermsProps) {
  const ofStages = stages.items.map(({ title, duration, text }) => `${title}, ${duration}. ${text}`)
  const rows = [...terms.items, { title: stages.title, text: ofStages.join('\n\n') }]
  return (
    <div data-closable>
      <h3 className="title-3 above-6 below-4">{terms.title}</h3>
      <Accordion level="h4" items={rows} open="all" />
      <h3 className="title-3 above-6 below-4">{questions.title}</h3>
      <Accordion level="h4" items={questions.items} open="all" links={clients} />
    </div>
  )
}
