import { classNames } from '../ui/class-names.ts'
import { AppName, type MarkName } from './AppName.tsx'

type SideNavProps = {
  mark: MarkName
  app: string
  items: readonly string[]
  active: string
  foot: [string, string]
}

/** The navigation column of an interface, with the customer's name at the bottom. */
export function SideNav({ mark, app, items, active, foot }: SideNavProps) {
  return (
    <div className="mockup-nav">
      <AppName mark={mark}>{app}</AppName>
      <div className="mockup-nav-items">
        {items.map((item) => (
          <span key={item} className={classNames(item === active && 'mockup-active')}>
            {item}
          </span>
        ))}
      </div>
      <span className="mockup-small">
        {foot[0]}
        <br />
        {foot[1]}
      </span>
    </div>
  )
}
