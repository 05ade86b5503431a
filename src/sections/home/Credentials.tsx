import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import type { SectionHead } from '#src/content/schemas/fields.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { LazyImage } from '../LazyImage.tsx'
import { SectionPlan } from '../SectionPlan.tsx'
import styles from './Credentials.module.css'

type CredentialsProps = { head: SectionHead; logos: readonly { name: string; picture: RenderedPicture }[] }

/** The logos of four certifications in a row. */
export function Credentials({ head, logos }: CredentialsProps) {
  return (
    <section className="sec" aria-labelledby="credentials">
      <div className={classNames('wrap', styles.section)}>
        <header className={styles.head}>
          <SectionPlan number={6} label={head.label} />
          <Heading as="h2" size={3} id="credentials" {...head.heading} />
        </header>
        <ul className={styles.logos}>
          {logos.map(({ name, picture }) => (
            <li key={name} className={styles.item}>
              <LazyImage className={styles.logo} picture={picture} decorative />
              <p className={styles.name}>{name}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
