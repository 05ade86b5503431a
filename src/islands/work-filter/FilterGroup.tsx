import type { Option } from './options.ts'
import { useScrollToTab } from './use-scroll-to-tab.ts'
import styles from './WorkFilter.module.css'

type FilterGroupProps = {
  legend: string
  options: readonly Option[]
  /** The name of the chosen option, if it is in this group. */
  chosen: string | undefined
  /** Returns what the number of an option counts, for screen readers: `projects`. */
  countedBy: (option: Option) => string
  onChoose: (name: string) => void
}

/** A row of filter buttons, each with its number of case studies. */
export function FilterGroup({ legend, options, chosen, countedBy, onChoose }: FilterGroupProps) {
  const tabs = useScrollToTab<HTMLDivElement>(chosen)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <span className="visually-hidden">Filter by </span>
        <span className={styles.key}>{legend}</span>
      </legend>
      <div className={styles.tabs} ref={tabs}>
        {options.map((option) => (
          <button
            key={option.name}
            className={styles.tab}
            type="button"
            data-tab={option.name}
            aria-pressed={option.name === chosen}
            onClick={() => onChoose(option.name)}
          >
            <span className={styles.name} data-name={option.name}>
              {option.name}
            </span>
            <span className={styles.count}>
              {option.count}
              <span className="visually-hidden"> {countedBy(option)}</span>
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
