import { classNames } from '#src/ui/class-names.ts'
import { Paragraphs } from '#src/ui/Paragraphs.tsx'
import { Pills } from '#src/ui/Pills.tsx'
import { urls } from '#src/urls.ts'
import type { IllustratedEntry } from '../illustrated-entry.ts'
import { ArtworkDetail } from './ArtworkDetail.tsx'
import styles from './CaseStudyStory.module.css'

type CaseStudyStoryProps = {
  study: IllustratedEntry<'work'>
  services: readonly { id: string; title: string }[]
  detailCaption: string
}

/** The challenge and the solution of a case study, next to the services and technologies used. */
export function CaseStudyStory({ study, services, detailCaption }: CaseStudyStoryProps) {
  const { challenge, solution, tech, picture } = study
  return (
    <div className={classNames('wrap grid', styles.story)}>
      <div className={styles.text}>
        <section className={styles.part} aria-labelledby="challenge">
          <h2 className={styles.title} id="challenge">
            The Challenge
          </h2>
          <Paragraphs text={challenge} />
        </section>
        {picture.artwork && <ArtworkDetail artwork={picture.artwork} caption={detailCaption} />}
        <section className={styles.part} aria-labelledby="solution">
          <h2 className={styles.title} id="solution">
            Our Solution
          </h2>
          <Paragraphs text={solution} />
        </section>
      </div>
      <aside className={styles.sidebar} aria-label="Services and technology">
        <section aria-labelledby="services">
          <h2 className={styles.subtitle} id="services">
            Services Provided
          </h2>
          <ul>
            {services.map(({ id, title }) => (
              <li key={id} className={styles.service}>
                <a className={styles.link} href={urls.service(id)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="technology">
          <h2 className={styles.subtitle} id="technology">
            Technology Stack
          </h2>
          <Pills items={tech} label="Technology Stack" />
        </section>
      </aside>
    </div>
  )
}
