import type { Address } from '#src/client/similar-addresses.ts'
import type { NotFound as NotFoundPage } from '#src/content/schemas/pages.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { LargeLinks } from '#src/ui/LargeLinks.tsx'
import styles from './NotFound.module.css'

type NotFoundProps = {
  content: NotFoundPage
  /** All pages of the site. `suggest-addresses.ts` suggests pages whose addresses are similar to the mistyped one. */
  addresses: readonly Address[]
}

/** The content of the 404 page: an empty picture frame, suggestions and links. */
export function NotFound({ content, addresses }: NotFoundProps) {
  const { title, intro, guessLabel, ways: links } = content
  return (
    <div className={classNames('wrap grid', styles.page)}>
      <div className={styles.title}>
        <Heading as="h1" size={1} {...title} />
        <p className={classNames('lead soft', styles.intro)}>{intro}</p>
      </div>
      <div className={styles.frame}>
        <EmptyFrame />
        <div className={styles.suggestions} data-addresses={JSON.stringify(addresses)} hidden>
          <p className={classNames('label accent', styles.label)}>{guessLabel}</p>
          <LargeLinks />
        </div>
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

/** An empty picture frame with guide lines, like those of the drawings. */
function EmptyFrame() {
  return (
    <svg className={styles.artwork} viewBox="0 0 560 600" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.guides} d="M280 0V600M0 300H560M0 0L560 600M560 0L0 600" />
      <path className={styles.corners} d="M0 26V0H26M534 0H560V26M560 574V600H534M26 600H0V574" />
    </svg>
  )
}
