import type { ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import '#src/ui/controls-without-layers.css'
import { ALL } from './describe-shown.ts'
import styles from './WorkFilter.module.css'

type WorkFilterProps = {
  categories: readonly string[]
  showAll: string
  /** The case studies, each with the attribute `data-category`. */
  children: ReactNode
}

/** Filters by category (docs/requirements.md#case-studies). Without `work-filter.ts` all studies are shown, and no button. */
export function WorkFilter({ categories, showAll, children }: WorkFilterProps) {
  return (
    <>
      <div className={classNames('wrap no-print scripts-only', styles.bar)} data-filter-bar>
        <fieldset className={styles.group}>
          <legend className={classNames('soft', styles.legend)}>
            <span className="visually-hidden">Filter by </span>Category
          </legend>
          <div className={classNames('cluster', styles.tabs)}>
            {[ALL, ...categories].map((name) => (
              <button
                key={name}
                className={classNames('label', styles.tab)}
                type="button"
                value={name}
                aria-pressed={name === ALL}
              >
                <span className={styles.name} data-label={name}>
                  {name}
                </span>
              </button>
            ))}
          </div>
        </fieldset>
        <p className={classNames('soft tight', styles.shown)} role="status" />
      </div>
      <div className={styles.works} data-filter-list>
        {children}
      </div>
      <div className={classNames('wrap no-print scripts-only', styles.more)} data-filter-more>
        <Button>{showAll}</Button>
      </div>
    </>
  )
}
