import type { Csr } from '#src/content/schemas/csr.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Paragraphs } from '#src/ui/Paragraphs.tsx'
import styles from './Intro.module.css'

type IntroProps = { intro: Csr['intro'] }

/** The reasons for the programme. */
export function Intro({ intro }: IntroProps) {
  return (
    <section className={classNames('sec wrap grid', styles.intro)} aria-labelledby="why">
      <div className={styles.title}>
        <Heading as="h2" id="why" {...intro.title} />
      </div>
      <div className={styles.text}>
        <Paragraphs text={intro.content} />
      </div>
    </section>
  )
}
