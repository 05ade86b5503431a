import type { Home } from '#src/content/schemas/home.ts'
import type { RenderedPicture } from '#src/drawings/render-picture.ts'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { certificateText } from '../certificate-text.ts'
import { Picture } from '../Picture.tsx'
import styles from './Home.module.css'
import { SectionHeading } from './SectionHeading.tsx'

type Certification = Omit<Home['credentials']['logos'][number], 'image'> & { picture: RenderedPicture }

/** Four certifications in a line, each with its mark and its standard. */
export function Credentials({ head, logos }: { head: Home['credentials']; logos: readonly Certification[] }) {
  return (
    <section className="sec" aria-labelledby="credentials">
      <Columns split="3-4" className={classNames('wrap', styles.ruled, styles.credentialsLayout)}>
        <SectionHeading head={head} id="credentials" size={3} />
        <CardGrid columns="4-2-1" className={styles.list}>
          {logos.map(({ name, standard, certificate, validUntil, picture }) => (
            <li key={name} className={styles.item}>
              <Picture className={styles.logo} picture={picture} alt="" />
              <div className="cluster">
                <p className="label">{standard}</p>
                <p className="small">{name}</p>
                <p className="small soft">{certificateText({ certificate, validUntil })}</p>
              </div>
            </li>
          ))}
        </CardGrid>
      </Columns>
    </section>
  )
}
