import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { urls } from '#src/urls.ts'
import styles from './CaseStudyCta.module.css'

type CaseStudyCtaProps = {
  /** The title of the first service of the case study */
  service: string | undefined
}

/** A call to action after a case study, which names its service. */
export function CaseStudyCta({ service }: CaseStudyCtaProps) {
  return (
    <section className={classNames('wrap grid no-print', styles.cta)} aria-label="Start a project">
      <div className={styles.title}>
        <Heading as="h2" light="Need something" heavy="like this?" />
      </div>
      <div className={styles.text}>
        <p className="lead">
          {service && `For work like this, ask for ${service}. `}Tell us what slows your work, in a few
          sentences and in your own words.
        </p>
        <ButtonLink href={urls.contact('Consultation')}>Start Your Project</ButtonLink>
      </div>
    </section>
  )
}
