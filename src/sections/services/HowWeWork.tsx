import type { ReactNode } from 'react'
import type { Entry } from '#src/content/load/content-kinds.ts'
import type { ServicesPage } from '#src/content/schemas/list-pages.ts'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { FactList } from '#src/ui/FactList.tsx'
import { PhoneDisclosure } from '#src/ui/PhoneDisclosure.tsx'
import { RuledSection } from '../shared/RuledSection.tsx'
import { PriceCloth } from './PriceCloth.tsx'
import styles from './Services.module.css'

type HowWeWorkProps = {
  words: ServicesPage['howWeWork']
  services: readonly ({ id: string } & Pick<Entry<'services'>['data'], 'title' | 'terms'>)[]
}

/** The price range of each service, the stages of a project and the terms that all services share. */
export function HowWeWork({ words, services }: HowWeWorkProps) {
  const { title, intro, stages, pricesTitle, terms } = words
  return (
    <RuledSection id="how-we-work" title={title} intro={intro} space="sec-bottom" className={styles.section}>
      <PriceCloth title={pricesTitle} services={services} />
      <Part id="stages" title={stages.title}>
        <FactList
          large
          columns="3-3-1"
          facts={stages.items.map(({ title, duration, description }) => ({
            term: title,
            value: duration,
            text: description,
          }))}
        />
      </Part>
      <Part id="terms" title={terms.title}>
        <FactList columns="3-3-1" facts={terms.items.map(({ term, fact }) => ({ term, text: fact }))} />
      </Part>
    </RuledSection>
  )
}

/** A part that phones show when its title is tapped. */
function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Columns as="section" split="3-4" className={styles.part} aria-labelledby={id}>
      <h3 className={classNames('title-4 not-narrow', styles.partTitle)} id={id}>
        {title}
      </h3>
      <PhoneDisclosure name="how-we-work" summary={<h3 className="title-4">{title}</h3>}>
        {children}
      </PhoneDisclosure>
    </Columns>
  )
}
