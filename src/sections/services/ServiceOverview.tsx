import type { ServiceTerms } from '#src/content/schemas/service.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { FactList } from '#src/ui/FactList.tsx'
import { Paragraphs } from '#src/ui/Paragraphs.tsx'
import { urls } from '#src/urls.ts'
import styles from './Service.module.css'

type ServiceOverviewProps = { overview: string; terms: ServiceTerms; link: string }

/** The overview of a service, its first paragraph in large type; then what the client contributes, who does the work, and a link to the terms. */
export function ServiceOverview({ overview, terms, link }: ServiceOverviewProps) {
  const [first = '', ...others] = overview.trim().split(/\n\s*\n/)
  const facts = [
    { term: 'What we need from you', text: terms.needs },
    { term: 'Who does the work', text: terms.team },
    ...terms.more.map(({ term, fact }) => ({ term, text: fact })),
  ]
  return (
    <section className="sec wrap" aria-labelledby="overview">
      <h2 className="title-2 light" id="overview">
        Overview
      </h2>
      <Columns split="6-7" className={styles.overview}>
        <Paragraphs className="lead" text={first} />
        <div className="flow">
          <Paragraphs text={others.join('\n\n')} />
        </div>
      </Columns>
      <FactList columns="2-2-1" facts={facts} />
      <div className="above-5">
        <ArrowLink href={urls.profile('terms')}>{link}</ArrowLink>
      </div>
    </section>
  )
}
