import type { ReactNode } from 'react'
import { classNames } from '#src/ui/class-names.ts'
import { PlainButton } from '#src/ui/PlainButton.tsx'
import { FilterGroup } from './FilterGroup.tsx'
import { ALL, type FilterKey, type Option, type Options, type Work } from './options.ts'
import { describeShown, shownWorks } from './shown-works.ts'
import { useWorkFilter } from './use-work-filter.ts'
import styles from './WorkFilter.module.css'

type WorkFilterProps = {
  /** The case studies in the order of `children`. */
  works: readonly Work[]
  options: Options
  /** The case studies, each with the attribute `data-category`. Without scripts all but the featured one are shown. */
  children: ReactNode
}

/** Filters the case studies by sector or category (docs/requirements.md#work-filter). */
export function WorkFilter({ works, options, children }: WorkFilterProps) {
  const { chosen, applied, list, choose, showAllWorks } = useWorkFilter(works, options)
  const shown = shownWorks(works, applied).filter(Boolean).length
  const total = works.filter(({ isFeatured }) => !isFeatured).length
  const group = (key: FilterKey, own: readonly Option[]) => (
    <FilterGroup
      legend={key}
      options={own}
      chosen={chosen.key === key ? chosen.name : undefined}
      countedBy={({ name, count }) => (name === ALL ? 'more projects' : count === 1 ? 'project' : 'projects')}
      onChoose={(name) => choose(key, name)}
    />
  )
  return (
    <>
      <div className={classNames('wrap', styles.bar, 'no-print')}>
        {group('sector', options.sector)}
        {group('category', [{ name: ALL, count: total }, ...options.category])}
        <p className={styles.shown} role="status">
          {describeShown(shown, total, applied)}
        </p>
      </div>
      <div className={styles.works} ref={list}>
        {children}
      </div>
      {shown < total && applied.name === ALL && (
        <div className={classNames('wrap', styles.more, 'no-print')}>
          <PlainButton onClick={showAllWorks}>View All Projects</PlainButton>
        </div>
      )}
    </>
  )
}
