import styles from './Funding.module.css'

/** The scale above the bars, from 0 to 100 threads. */
export function FundingScale() {
  return (
    <svg className={styles.scale} width="100%" height="30" aria-hidden="true">
      {[0, 25, 50, 75, 100].map((thread) => (
        <text
          key={thread}
          x={`${thread}%`}
          y="16"
          textAnchor={thread === 0 ? 'start' : thread === 100 ? 'end' : 'middle'}
        >
          {thread === 100 ? '100 threads' : thread}
        </text>
      ))}
    </svg>
  )
}
