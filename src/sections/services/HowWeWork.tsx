import type { Entry } from '#src/content/load/content-kinds.ts'
import type { ServicesPage } from '#src/content/schemas/pages.ts'
import { onOneLine } from '#src/content/text/on-one-line.ts'
import { classNames } from '#src/ui/class-names.ts'
import { urls } from '#src/urls.ts'
import { type FactRow, FactRows } from '../FactRows.tsx'
import { RuledHeading } from '../RuledHeading.tsx'
import styles from './HowWeWork.module.css'

type HowWeWorkProps = {
  words: ServicesPage['howWeWork']
  services: readonly ({ id: string } & Pick<Entry<'services'>['data'], 'title' | 'terms'>)[]
}

/** The stages of a project, the price range of each service and the terms that all services share. */
export function HowWeWork({ words, services }: HowWeWorkProps) {
  const { title, intro, stages, pricesTitle, terms } = words
  const stageRows = stages.items.map(({ title, duration, description }) => ({
    term: title,
    value: duration,
    text: description,
  }))
  const priceRows = services.map(({ id, title, terms: { from, usual, duration } }) => ({
    term: title,
    href: urls.service(id),
    value: `From ${from}`,
    text: `Usually ${onOneLine(usual.from)} to ${onOneLine(usual.to)}, ${onOneLine(duration)}`,
  }))
  return (
    <section className={classNames('wrap grid', styles.section)} aria-labelledby="how-we-work">
      <RuledHeading id="how-we-work" title={title} intro={intro} />
      <Part id="stages" title={stages.title} rows={stageRows} />
      <Part id="prices" title={pricesTitle} rows={priceRows} />
      <Part
        id="terms"
        title={terms.title}
        rows={terms.items.map(({ term, fact }) => ({ term, text: fact }))}
      />
    </section>
  )
}

type PartProps = { id: string; title: string; rows: readonly FactRow[] }

function Part({ id, title, rows }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 className={styles.title} id={id}>
        {title}
      </h3>
      <div className={styles.rows}>
        <FactRows rows={rows} />
      </div>
    </section>
  )
}
