import type { Entry } from '#src/content/load/content-kinds.ts'
import type { ServicesPage } from '#src/content/schemas/services-page.ts'
import { onOneLine } from '#src/content/text/on-one-line.ts'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { PhoneDisclosure } from '#src/ui/PhoneDisclosure.tsx'
import { urls } from '#src/urls.ts'
import { type FactRow, FactRows } from '../shared/FactRows.tsx'
import { RuledSection } from '../shared/RuledSection.tsx'
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
    text: `Usually ${usual.from} to ${usual.to}, ${onOneLine(duration)}`,
  }))
  return (
    <RuledSection id="how-we-work" title={title} intro={intro} space="sec-bottom" className={styles.section}>
      <Part id="stages" title={stages.title} rows={stageRows} />
      <Part id="prices" title={pricesTitle} rows={priceRows} />
      <Part
        id="terms"
        title={terms.title}
        rows={terms.items.map(({ term, fact }) => ({ term, text: fact }))}
      />
    </RuledSection>
  )
}

/** A table of facts. Phones show it when its title is tapped. */
function Part({ id, title, rows }: { id: string; title: string; rows: readonly FactRow[] }) {
  return (
    <Columns as="section" split="3-4" className={styles.part} aria-labelledby={id}>
      <h3 className={classNames('title-4 not-narrow', styles.title)} id={id}>
        {title}
      </h3>
      <PhoneDisclosure name="how-we-work" summary={<h3 className="title-4">{title}</h3>}>
        <FactRows rows={rows} />
      </PhoneDisclosure>
    </Columns>
  )
}
