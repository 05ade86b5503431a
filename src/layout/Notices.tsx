import type { Notice } from '#src/content/schemas/site.ts'
import { formatDays } from '#src/content/text/dates.ts'
import { classNames } from '#src/ui/class-names.ts'
import styles from './Notices.module.css'

/** What is different these days, such as a closed office, in a band above a hero that the header covers. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  if (notices.length === 0) return null
  return (
    <section className={classNames('band band-indigo', styles.notices)} aria-label="Notice">
      {notices.map(({ title, from, until, text }) => (
        <p key={`${title} ${from}`} className="wrap">
          <span className="accent">{`${title} ${formatDays(from, until)}.`}</span> {text}
        </p>
      ))}
    </section>
  )
}
