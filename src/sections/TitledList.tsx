import type { ReactNode } from 'react'
import { CardGrid, type CardGridProps } from '#src/ui/CardGrid.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Fit } from '#src/ui/Fit.tsx'
import { PhoneDisclosure } from '#src/ui/PhoneDisclosure.tsx'
import { NamedIcon } from './NamedIcon.tsx'
import styles from './TitledList.module.css'

type TitledListProps = {
  columns: CardGridProps['columns']
  items: readonly TitledItem[]
  level?: 'h3' | 'h4'
}

type TitledItem = {
  title: string
  text: string
  /** Above the title, and an icon above both. */
  label?: string
  icon?: string
  /** A list below the text, and what is below both. */
  bullets?: readonly string[]
  more?: ReactNode
}

/** Texts with titles next to each other, each below a rule. */
export function TitledList({ items, columns, level: Title = 'h3' }: TitledListProps) {
  return (
    <CardGrid columns={columns}>
      {items.map(({ title, text, label, icon, bullets, more }) => (
        <li key={title} className="part gap-2">
          {icon && <NamedIcon name={icon} className={classNames('accent', styles.icon)} />}
          {label && <p className="label accent">{label}</p>}
          <Title className="title-4">
            <Fit text={title} />
          </Title>
          <p className="soft measure">{text}</p>
          {bullets && (
            <PhoneDisclosure summary="Topics" about={title}>
              <ul className="rows rows-close tight above-3">
                {bullets.map((bullet) => (
                  <li key={bullet}>{bullet}</li>
                ))}
              </ul>
            </PhoneDisclosure>
          )}
          {more}
        </li>
      ))}
    </CardGrid>
  )
}
