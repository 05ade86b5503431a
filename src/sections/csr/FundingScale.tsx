import styles from './Funding.module.css'

/** The scale above the bars, from 0% to 100%. */
export function FundingScale() {
  return (
    <svg className={styles.scale} width="100%" height="30" aria-hidden="true">
      {[0, 25, 50, 75, 100].map((percent) => (
        <text
          key={percent}
          x={`${percent}%`}
          y="16"
          textAnchor={percent === 0 ? 'start' : percent === 100 ? 'end' : 'middle'}
        >
          {`${percent}%`}
        </text>
      ))}
    </svg>
  )
}
