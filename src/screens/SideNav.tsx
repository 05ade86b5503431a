import { classNames } from '../ui/class-names.ts'
import { AppName, type MarkName } from './AppName.tsx'
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
