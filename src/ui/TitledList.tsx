import type { ReactNode } from 'react'
import styles from './CardGrid.module.css'
import { CardGrid, type CardGridProps } from './CardGrid.tsx'
import { classNames } from './class-names.ts'
import { Fit } from './Fit.tsx'

type TitledListProps = {
  columns: CardGridProps['columns']
  /** The icon stands before the label, or before the title of an item without one; `more` is below the text. */
  items: readonly { title: string; text: string; label?: string; icon?: ReactNode; more?: ReactNode }[]
  level?: 'h3' | 'h4'
}

/** Texts with titles next to each other, each below a rule. */
export function TitledList({ items, columns, level: Title = 'h3' }: TitledListProps) {
  return (
    <CardGrid columns={columns}>
      {items.map(({ title, text, label, icon, more }) => (
        <li key={label ?? title} className="part gap-2">
          {label && (
            <p className={classNames('label accent with-icon', styles.line)}>
              {icon}
              {label}
            </p>
          )}
          <Title className={classNames('title-4 with-icon', styles.line)}>
            {!label && icon}
            <Fit text={title} />
          </Title>
          <p className="soft measure">{text}</p>
          {more}
        </li>
      ))}
    </CardGrid>
  )
}
