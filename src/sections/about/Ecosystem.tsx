import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import type { About } from '#src/content/schemas/about.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Fit } from '#src/ui/Fit.tsx'
import { Picture } from '../shared/Picture.tsx'
import { RuledSection } from '../shared/RuledSection.tsx'
import type { VentureSummary } from '../shared/to-venture-card.ts'
import styles from './About.module.css'

type Venture = VentureSummary & { logo: RenderedPicture }

type EcosystemProps = { ecosystem: About['ecosystem']; ventures: readonly Venture[] }

/** A row for each venture of the group. */
export function Ecosystem({ ecosystem, ventures }: EcosystemProps) {
  return (
    <RuledSection id="ecosystem" title={ecosystem.title} intro={ecosystem.intro}>
      <ul className={classNames('rows', styles.ventures)}>
        {ventures.map(({ id, name, tagline, description, link, isUpcoming, status, logo }) => (
          <li key={id} className={styles.venture}>
            <Picture className={classNames('edged', styles.logo)} picture={logo} sizes="64px" />
            <div className={styles.name}>
              <h3 className="title-4" translate="no">
                <Fit text={name} />
              </h3>
              <p className={classNames('tagline', styles.tagline)}>{tagline}</p>
            </div>
            <div className={classNames('soft', styles.text)}>
              <p>{description}</p>
              {isUpcoming && <p className="label accent">{status}</p>}
            </div>
            <ArrowLink href={link} about={name}>
              {ecosystem.button}
            </ArrowLink>
          </li>
        ))}
      </ul>
    </RuledSection>
  )
}
