import type { ComponentProps } from 'react'
import type { Careers } from '#src/content/schemas/careers.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { PortraitFigure } from '../shared/PortraitFigure.tsx'
import styles from './Careers.module.css'

type HowWeHireProps = {
  how: Careers['how']
  portrait: ComponentProps<typeof PortraitFigure>['portrait'] | undefined
}

/** The hiring process of the group in numbered steps. */
export function HowWeHire({ how, portrait }: HowWeHireProps) {
  return (
    <section className="sec wrap" aria-labelledby="how">
      <Heading as="h2" id="how" size={3} {...how.title} />
      {portrait && <PortraitFigure className={classNames('above-5', styles.portrait)} portrait={portrait} />}
      <ol className={styles.steps}>
        {how.steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <p className={styles.number}>{index + 1}</p>
            <div className={styles.text}>
              <h3 className={classNames('title-4', styles.title)}>{title}</h3>
              <p className={classNames('soft', styles.description)}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
