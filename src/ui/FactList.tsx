import type { ReactNode } from 'react'
import styles from './CardGrid.module.css'
import { CardGrid, type CardGridProps } from './CardGrid.tsx'
import { classNames } from './class-names.ts'

type FactListProps = {
  columns: CardGridProps['columns']
  facts: readonly { term: string; value?: ReactNode; text?: ReactNode }[]
  /** True for numbers: the value is large and stands above its term. */
  large?: boolean
  className?: string | undefined
}

/** Facts with labels next to each other, each below a rule: a value in heavier type, a text, or both. */
export function FactList({ facts, columns, large, className }: FactListProps) {
  return (
    <CardGrid as="dl" columns={columns} className={classNames(styles.facts, className)}>
      {facts.map(({ term, value, text }) => (
        <div key={term} className={classNames(large ? styles.large : 'part', styles.fact)}>
          <dt className="label soft">{term}</dt>
          {value && (
            <dd className={classNames(large ? 'title-2' : 'title-4', styles.value)}>
              {typeof value === 'string' ? <Vat text={value} /> : value}
            </dd>
          )}
          {text && <dd>{text}</dd>}
        </div>
      ))}
    </CardGrid>
  )
}

/** Large text whose word VAT is set in the font of running text, because the V of the other looks like a U. */
function Vat({ text }: { text: string }) {
  return text.split(/\b(VAT)\b/).map((part) =>
    part === 'VAT' ? (
      <span key={part} className="vat">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
