import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { classNames } from '#src/ui/class-names.ts'
import { nextTab } from './next-tab.ts'
import styles from './Tabs.module.css'
import { useOpenTab } from './use-open-tab.ts'

type TabsProps<Id extends string> = {
  /** Accessible name of the tab list. */
  label: string
  /** Each id is a single word. It is the name of the slot with the panel, and the URL fragment of the panel. */
  tabs: readonly { id: Id; label: string }[]
} & { readonly [Panel in Id]?: ReactNode }

/**
 * Tabs after the ARIA pattern (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). The panel of a tab is in the slot named
 * after the tab's id. Each tab is a link to its panel: before hydration the style sheet shows the panel that the URL
 * fragment names, so a tab opens without React. Without scripts all panels are shown below a list of links to them.
 */
export function Tabs<const Id extends string>({ label, tabs, ...slots }: TabsProps<Id>) {
  const panels: Partial<Record<string, ReactNode>> = slots
  const { openId, isHydrated, open, moveTo } = useOpenTab(tabs.map(({ id }) => id))

  const onClick = (event: MouseEvent, id: Id) => {
    event.preventDefault()
    open(id)
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const next = tabs[nextTab(event.key, index, tabs.length) ?? -1]
    if (!next) return
    event.preventDefault()
    moveTo(next.id)
    document.getElementById(tabId(next.id))?.focus()
  }

  return (
    <div className={isHydrated ? styles.hydrated : styles.static}>
      <div className={classNames(styles.list, styles.tablist)} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <a
            key={tab.id}
            id={tabId(tab.id)}
            className={styles.tab}
            href={`#${tab.id}`}
            role="tab"
            aria-selected={tab.id === openId}
            aria-controls={tab.id}
            tabIndex={isHydrated && tab.id !== openId ? -1 : 0}
            data-label={tab.label}
            onClick={(event) => onClick(event, tab.id)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {tab.label}
          </a>
        ))}
      </div>
      <noscript>
        <nav className={styles.list} aria-label={label}>
          {tabs.map(({ id, label }) => (
            <a key={id} className={styles.tab} href={`#${id}`}>
              {label}
            </a>
          ))}
        </nav>
      </noscript>
      {tabs.map(({ id, label }) => (
        <div
          key={id}
          id={id}
          className={classNames(styles.panel, id === openId && styles.open)}
          role="tabpanel"
          aria-labelledby={tabId(id)}
          tabIndex={isHydrated ? 0 : undefined}
        >
          <h3 className={styles.heading}>{label}</h3>
          {panels[id]}
        </div>
      ))}
    </div>
  )
}

function tabId(id: string): string {
  return `tab-${id}`
}
