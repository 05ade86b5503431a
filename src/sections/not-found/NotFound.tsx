import type { Address } from '#src/client/similar-addresses.ts'
import type { NotFound as NotFoundPage } from '#src/content/schemas/not-found.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import styles from './NotFound.module.css'

type NotFoundProps = {
  content: NotFoundPage
  /** All pages of the site. `suggest-addresses.ts` suggests pages whose addresses are similar to the mistyped one. */
  addresses: readonly Address[]
}

/** The content of the 404 page: suggestions and links. */
export function NotFound({ content, addresses }: NotFoundProps) {
  const { title, intro, guessLabel, ways: links } = content
  return (
    <div className={classNames('wrap grid', styles.page)}>
      <div className={styles.title}>
        <Heading as="h1" size={1} {...title} />
        <p className={classNames('lead soft', styles.intro)}>{intro}</p>
      </div>
      <div className={styles.suggestions} data-addresses={JSON.stringify(addresses)} hidden>
        <p className="label accent">{guessLabel}</p>
        <ul className="large-links" />
      </div>
      <ul className={styles.links}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <a className={classNames('steady', styles.link)} href={to} data-label={label}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
