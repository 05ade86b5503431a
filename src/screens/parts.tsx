import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { AppName, type MarkName } from './marks.tsx'
import styles from './screens.module.css'

type SideNavProps = {
  mark: MarkName
  app: string
  items: readonly string[]
  active: string
  foot: [string, string]
}

/** The column of places an interface has, with whose it is at its foot. */
export function SideNav({ mark, app, items, active, foot }: SideNavProps) {
  return (
    <div className={styles.nav}>
      <AppName mark={mark}>{app}</AppName>
      <div className={styles.places}>
        {items.map((item) => (
          <span key={item} className={classNames(item === active && styles.here)}>
            {item}
          </span>
        ))}
      </div>
      <span className={styles.small}>
        {foot[0]}
        <br />
        {foot[1]}
      </span>
    </div>
  )
}

type TopProps = { title: string; note: string; children?: ReactNode }

/** What the view is, a line about it, and what may be done with it. */
export function Top({ title, note, children }: TopProps) {
  return (
    <div className={styles.top}>
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.note}>{note}</p>
      </div>
      {children}
    </div>
  )
}

type ChipProps = { tone?: 'quiet' | 'tint' | 'alert'; children: ReactNode }

/** The state of a thing in a word or two. */
export function Chip({ tone = 'quiet', children }: ChipProps) {
  return <span className={classNames(styles.chip, styles[tone])}>{children}</span>
}

type PressProps = { quiet?: boolean; wide?: boolean; children: ReactNode }

/** A drawn button. */
export function Press({ quiet = false, wide = false, children }: PressProps) {
  return (
    <span className={classNames(styles.press, quiet && styles.ghost, wide && styles.wide)}>{children}</span>
  )
}

type FactProps = { name: string; note?: string; value?: string }

/** A fact in a side column: a name, a line below it, a figure at the right. */
export function Fact({ name, note, value }: FactProps) {
  return (
    <div className={styles.fact}>
      <b>{name}</b>
      {value && <em>{value}</em>}
      {note && <span>{note}</span>}
    </div>
  )
}

type TrailProps = { steps: readonly { name: string; note: string; done: boolean }[] }

/** Steps done and to do, from the first down. */
export function Trail({ steps }: TrailProps) {
  return (
    <div className={styles.trail}>
      {steps.map((step) => (
        <div key={step.name} className={classNames(step.done && styles.done)}>
          <b>{step.name}</b>
          <span>{step.note}</span>
        </div>
      ))}
    </div>
  )
}
