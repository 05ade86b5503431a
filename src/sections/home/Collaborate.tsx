import type { Home } from '#src/content/schemas/home.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Field } from '#src/ui/Field.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { urls } from '#src/urls.ts'
import { NameLoom } from '../NameLoom.tsx'
import styles from './Collaborate.module.css'

/** A call to action, and a loom on which visitors weave a name (`start-loom.ts`). Without scripts the loom stays bare. */
export function Collaborate({ head, script }: { head: Home['collaborate']; script: string }) {
  return (
    <section className={classNames('band band-end', styles.room)} aria-labelledby="collaborate" data-bench="">
      <Columns split="6-7" className="wrap">
        <Heading as="h2" id="collaborate" size={1} {...head.title} />
        <div className="stack">
          <p className="lead">{head.intro}</p>
          <ButtonLink href={urls.contact()} tone="brass">
            {head.button}
          </ButtonLink>
        </div>
      </Columns>
      <div className="wrap scripts-only">
        <Field id="organisation" label={head.fieldLabel}>
          <input
            type="text"
            id="organisation"
            autoComplete="organization"
            autoCapitalize="words"
            spellCheck={false}
            maxLength={24}
            aria-describedby="cloth-note"
          />
        </Field>
      </div>
      <NameLoom className={styles.cloth} />
      <output className="visually-hidden" htmlFor="organisation" />
      <p className="wrap small soft scripts-only" id="cloth-note">
        {head.patternNote}
      </p>
      <template data-near="">
        <script type="module" src={script} />
      </template>
    </section>
  )
}
