import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Tabs.module.css'

type TabsProps<Label extends string> = {
  label: string
  /** The label of each tab, a single word. In small letters it is the name of the slot with the panel, and its URL fragment. */
  tabs: readonly Label[]
} & { readonly [Panel in Lowercase<Label>]?: ReactNode }

/** Tabs (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). Without src/ui/tabs.ts, all panels below a list of links. */
export function Tabs<const Label extends string>({ label, tabs: labels, ...slots }: TabsProps<Label>) {
  const panels: Partial<Record<string, ReactNode>> = slots
  const tabs = labels.map((label) => ({ id: label.toLowerCase(), label }))
  return (
    <>
      <div
        className={classNames('cluster scripts-only below-6', styles.list)}
        role="tablist"
        aria-label={label}
      >
        {tabs.map((tab, index) => (
          <a
            key={tab.id}
            id={tabId(tab.id)}
            className={styles.tab}
            href={`#${tab.id}`}
            role="tab"
            aria-selected={index === 0}
            aria-controls={tab.id}
          >
            {tab.label}
          </a>
        ))}
      </div>
      <noscript>
        <nav className={classNames('cluster below-6', styles.list)} aria-label={label}>
          {tabs.map(({ id, label }) => (
            <a key={id} className={styles.tab} href={`#${id}`}>
              {label}
            </a>
          ))}
        </nav>
      </noscript>
      {tabs.map(({ id, label }, index) => (
        <div
          key={id}
          id={id}
          className={styles.panel}
          role="tabpanel"
          aria-labelledby={tabId(id)}
          data-open={index === 0 || undefined}
        >
          <h3 className={classNames('title-4 tab-heading', styles.heading)}>{label}</h3>
          {panels[id]}
        </div>
      ))}
    </>
  )
}

function tabId(id: string): string {
  return `tab-${id}`
}
