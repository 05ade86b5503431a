import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import type { About } from '#src/content/schemas/about.ts'
import type { Leader } from '#src/content/schemas/group.ts'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Fit } from '#src/ui/Fit.tsx'
import { Picture } from '../shared/Picture.tsx'
import { RuledSection } from '../shared/RuledSection.tsx'
import styles from './About.module.css'

type LeadershipProps = {
  leadership: About['leadership']
  leaders: readonly (Leader & { id: string; portrait: RenderedPicture })[]
}

export function Leadership({ leadership, leaders }: LeadershipProps) {
  return (
    <RuledSection id="leadership" title={leadership.title} intro={leadership.intro}>
      <CardGrid columns="3-3-1" className={styles.leaders}>
        {leaders.map(({ id, name, title, description, portrait }) => (
          <li key={id} className={classNames('soft', styles.leader)}>
            {/* On phones narrower than shown, so that a screen of three pixels to one does not load 800 px. */}
            <Picture className={styles.portrait} picture={portrait} sizes="(max-width: 719px) 33vw, 30vw" />
            <div className={styles.heading}>
              <h3 className={classNames('title-4', styles.leaderName)}>
                <Fit text={name} />
              </h3>
              <p className={classNames('tagline', styles.role)}>
                <Fit text={title} />
              </p>
            </div>
            <p>{description}</p>
          </li>
        ))}
      </CardGrid>
    </RuledSection>
  )
}
