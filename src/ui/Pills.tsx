import { classNames } from './class-names.ts'
import styles from './Pills.module.css'

/** A short list of names in boxes, such as technologies or services. */
export function Pills({ items, label }: { items: readonly string[]; label: string }) {
  return (
    <ul className="cluster gap-2" aria-label={label}>
      {items.map((item) => (
        <li key={item} className={classNames('small tight', styles.pill)}>
          {item}
        </li>
      ))}
    </ul>
  )
}
