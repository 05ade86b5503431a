import type { Home } from '#src/content/schemas/home.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { urls } from '#src/urls.ts'
import { Cloth } from '../shared/Cloth.tsx'
import styles from './Collaborate.module.css'

type CollaborateProps = {
  head: Home['collaborate']
  group: string
  script: string
}

/** A call to action, and a loom on which visitors weave a name (`start-loom.ts`). Without scripts it shows the group's cloth. */
export function Collaborate({ head, group, script }: CollaborateProps) {
  return (
    <section className={classNames('band', styles.room)} aria-labelledby="collaborate">
      <Columns split="7-9" className="wrap">
        <Heading as="h2" id="collaborate" size={1} {...head.heading} />
        <div className="stack">
          <p className="lead">{head.intro}</p>
          <ButtonLink href={urls.contact()} tone="brass">
            {head.button}
          </ButtonLink>
        </div>
      </Columns>
      <div className={classNames('wrap scripts-only', styles.bench)} data-loom>
        <label htmlFor="organisation" className="label accent">
          {head.fieldLabel}
        </label>
        <div className={styles.loom}>
          <Cloth className={styles.cloth} />
          <input
            className={styles.line}
            type="text"
            id="organisation"
            autoComplete="organization"
            autoCapitalize="words"
            spellCheck={false}
            maxLength={24}
            aria-describedby="cloth-note"
          />
        </div>
        <p className={classNames('cluster', styles.foot)}>
          <output className="visually-hidden" htmlFor="organisation" />
          <span className="small soft" id="cloth-note">
            {head.patternNote}
          </span>
          <button type="button" className={classNames('label', styles.keep)} hidden>
            {head.keepButton}
          </button>
        </p>
      </div>
      <template data-near="">
        <script type="module" src={script} />
      </template>
      <noscript>
        <div className="wrap">
          <Cloth name={group} className={styles.still} />
        </div>
      </noscript>
    </section>
  )
}
