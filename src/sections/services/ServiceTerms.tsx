import type { ServiceTerms as Terms } from '#src/content/schemas/service.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { urls } from '#src/urls.ts'
import styles from './ServiceTerms.module.css'

type ServiceTermsProps = {
  terms: Terms
  /** What the page says about the terms it shows. */
  note: string
  /** Text of the link to How we work with you. */
  link: string
}

/** Price and duration of a service, what the client contributes, and a link to the terms of all services. */
export function ServiceTerms({ terms, note, link }: ServiceTermsProps) {
  const { from, usual, duration, needs, more } = terms
  const others = [{ term: 'What we need from you', fact: needs }, ...more]
  return (
    <section className="wrap sec-bottom" aria-label="Price and duration">
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt className={classNames('label soft', styles.term)}>Price</dt>
          <dd className={styles.value}>From {from}</dd>
          <dd>
            Most clients pay {usual.from} to {usual.to}
          </dd>
        </div>
        <div className={styles.fact}>
          <dt className={classNames('label soft', styles.term)}>Usual duration</dt>
          <dd className={styles.value}>{duration}</dd>
        </div>
        {others.map(({ term, fact }) => (
          <div key={term} className={styles.fact}>
            <dt className={classNames('label soft', styles.term)}>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <div className={classNames('soft', styles.note)}>
        <p>{note}</p>
        <ArrowLink href={urls.services('how-we-work')}>{link}</ArrowLink>
      </div>
    </section>
  )
}
