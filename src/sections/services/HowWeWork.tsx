import type { Entry } from '#src/content/load/content-kinds.ts'
import type { ServicesPage } from '#src/content/schemas/pages.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { urls } from '#src/urls.ts'
import { FactRows } from './FactRows.tsx'
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
    text: `Usually ${usual.from} to ${usual.to}, ${duration}`,
  }))
  return (
    <section className={classNames('wrap grid ruled', styles.section)} aria-labelledby="how-we-work">
      <div className={styles.title}>
        <Heading as="h2" id="how-we-work" {...title} />
      </div>
      <p className={styles.intro}>{intro}</p>
      <FactRows id="stages" title={stages.title} rows={stageRows} />
      <FactRows id="prices" title={pricesTitle} rows={priceRows} />
      <FactRows
        id="terms"
        title={terms.title}
        rows={terms.items.map(({ term, fact }) => ({ term, text: fact }))}
      />
    </section>
  )
}
