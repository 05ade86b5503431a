import type { ReactNode } from 'react'
import { classNames } from '#src/ui/class-names.ts'
import { PlainButton } from '#src/ui/PlainButton.tsx'
import { ALL, type Category } from './categories.ts'
import { describeShown, shownWorks } from './shown-works.ts'
import { useScrollToTab } from './use-scroll-to-tab.ts'
import { useWorkFilter } from './use-work-filter.ts'
import styles from './WorkFilter.module.css'

type WorkFilterProps = {
  /** Category of each work, in the order of `children`. */
  works: readonly string[]
  categories: readonly Category[]
  /** The works, each with its category in `data-category`. Without scripts all of them are shown. */
  children: ReactNode
}

/** Filters the case studies by category (docs/requirements.md#work-filter). */
export function WorkFilter({ works, categories, children }: WorkFilterProps) {
  const { category, showAll, works: list, choose, showAllWorks } = useWorkFilter(categories)
  const shown = shownWorks(works, { category, showAll }).filter(Boolean).length
  const tabs = [{ name: ALL, count: works.length }, ...categories]
  const tabList = useScrollToTab<HTMLFieldSetElement>(category)
  const focusFirstAdded = () =>
    list.current
      ?.querySelectorAll<HTMLElement>('[data-category]')
      [shown]?.querySelector<HTMLElement>('h3 a')
      ?.focus({ preventScroll: true })
  return (
    <>
      <div className={classNames('wrap', styles.bar, 'no-print')}>
        <fieldset className={styles.tabs} ref={tabList}>
          <legend className="visually-hidden">Filter by category</legend>
          {tabs.map(({ name, count }) => (
            <button
              key={name}
              className={styles.tab}
              type="button"
              data-tab={name}
              aria-pressed={name === category}
              onClick={() => choose(name)}
            >
              <span className={styles.name} data-name={name}>
                {name}
              </span>
              <span className={styles.count}>
                {count}
                <span className="visually-hidden"> {count === 1 ? 'project' : 'projects'}</span>
              </span>
            </button>
          ))}
        </fieldset>
        <p className={styles.shown} role="status">
          {describeShown(shown, works.length, category)}
        </p>
      </div>
      <div className={styles.works} ref={list}>
        {children}
      </div>
      {shown < works.length && category === ALL && (
        <div className={classNames('wrap', styles.more, 'no-print')}>
          <PlainButton
            onClick={() => {
              showAllWorks()
              requestAnimationFrame(focusFirstAdded)
            }}
          >
            View All Projects
          </PlainButton>
        </div>
      )}
    </>
  )
}
