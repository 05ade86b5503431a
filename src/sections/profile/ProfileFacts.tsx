import styles from './Profile.module.css'

/** A table of facts, two in a row, on phones one. */
export function ProfileFacts({ facts }: { facts: readonly (readonly [term: string, text: string])[] }) {
  return (
    <dl className={styles.facts} data-reveal="downwards">
      {facts.map(([term, text]) => (
        <div key={term} className={styles.fact}>
          <dt className="label">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
