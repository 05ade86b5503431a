import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import { Accordion } from '#src/ui/Accordion.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Fit } from '#src/ui/Fit.tsx'
import { Paragraphs } from '#src/ui/Paragraphs.tsx'
import styles from './AccordionSection.module.css'
import { LazyImage } from './LazyImage.tsx'

type AccordionSectionProps = {
  /** Id of the heading, and the name of the accordion. */
  id: string
  title: string
  items: readonly { title: string; text: string }[]
  /** A picture below the title, on wide screens. The further down the open item, the more of it is drawn. */
  picture?: RenderedPicture
}

/** A section with a title and an accordion of texts, such as features or questions and answers. */
export function AccordionSection({ id, title, items, picture }: AccordionSectionProps) {
  return (
    <Columns
      as="section"
      split="3-4"
      className={classNames('wrap sec-bottom', styles.section)}
      aria-labelledby={id}
    >
      <div>
        <h2 className={classNames('title-3', styles.title)} id={id}>
          <Fit text={title} />
        </h2>
        {picture && (
          <div className={classNames('wide-only no-print', styles.picture)}>
            <LazyImage picture={picture} sizes="25vw" decorative />
          </div>
        )}
      </div>
      <Accordion
        name={id}
        items={items.map((item) => ({ title: item.title, children: <Paragraphs text={item.text} /> }))}
      />
    </Columns>
  )
}
