import type { NotFound as NotFoundPage } from '#src/content/schemas/other-pages.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { NameLoom } from '../NameLoom.tsx'
import styles from './NotFound.module.css'

/** The content of the 404 page: links, and a cloth that has dropped a thread. */
export function NotFound({ content }: { content: NotFoundPage }) {
  const { title, intro, word, ways: links } = content
  return (
    <div className={'band band-end'}>
      <div className={classNames('wrap', styles.page)}>
        <div className={classNames('stack', styles.words)}>
          <Heading as="h1" size={1} {...title} />
          <p className="lead soft">{intro}</p>
        </div>
        <NameLoom name={word} className={styles.loom} />
        <svg
          className={classNames('no-print', styles.thread)}
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
        >
          <path d="M99.8 0C99.8 45 88 60 80 45S66 10 60 45 44 75 38 60 28 0 22 55 10 105 0 90" />
        </svg>
        <ul className={classNames('cluster', styles.links)}>
          {links.map(({ label, to }) => (
            <li key={to}>
              <a className={classNames('title-thin steady', styles.link)} href={to} data-label={label}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
