import type { ServiceTerms as Terms } from '#src/content/schemas/service.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { FactList } from '#src/ui/FactList.tsx'
import { Fit } from '#src/ui/Fit.tsx'
import { urls } from '#src/urls.ts'
import styles from './Service.module.css'

/** Price and duration of a service, what the client contributes, and a link to the terms of all services. */
export function ServiceTerms({ terms, link }: { terms: Terms; link: string }) {
  const { from, usual, duration, needs, more } = terms
  return (
    <section className="sec wrap" aria-label="Price and duration">
      <FactList
        large
        columns="4-2-2"
        className={styles.facts}
        facts={[
          {
            term: 'Price',
            value: <Fit text={`From ${from}`} />,
            text: `Most clients pay ${usual.from} to ${usual.to}`,
          },
          { term: 'Usual duration', value: duration },
          { term: 'What we need from you', text: needs },
          ...more.map(({ term, fact }) => ({ term, text: fact })),
        ]}
      />
      <div className={styles.note}>
        <ArrowLink href={urls.services('how-we-work')}>{link}</ArrowLink>
      </div>
    </section>
  )
}
