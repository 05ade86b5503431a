import type { NotFound as NotFoundPage } from '#src/content/schemas/other-pages.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { NameLoom } from '../NameLoom.tsx'
import styles from './NotFound.module.css'

/** The content of the 404 page: a cloth that has dropped a thread, which leads to the first of the links. */
export function NotFound({ content }: { content: NotFoundPage }) {
  const { title, intro, word, ways: links } = content
  return (
    <div className="band band-end">
      <div className={classNames('wrap', styles.page)}>
        <div className={classNames('stack', styles.words)}>
          <Heading as="h1" {...title} />
          <p className="lead">{intro}</p>
        </div>
        <NameLoom name={word} className={styles.loom} />
        <svg
          className={classNames('no-print', styles.thread)}
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
        >
          <path d="M96 0C96 50 86 70 76 50S62 10 54 45 40 80 32 60 20 0 12 40 0 60 0 100" />
        </svg>
        <ul className={classNames('cluster', styles.links)}>
          {links.map(({ label, to }) => (
            <li key={to}>
              <a className={classNames('title-4', styles.link)} href={to}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
