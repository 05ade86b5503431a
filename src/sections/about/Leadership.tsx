import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import type { About } from '#src/content/schemas/about.ts'
import type { Leader } from '#src/content/schemas/leader.ts'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Fit } from '#src/ui/Fit.tsx'
import { PhoneDisclosure } from '#src/ui/PhoneDisclosure.tsx'
import { urls } from '#src/urls.ts'
import { LazyImage } from '../shared/LazyImage.tsx'
import { RuledSection } from '../shared/RuledSection.tsx'
import styles from './Leadership.module.css'

type LeadershipProps = {
  leadership: About['leadership']
  leaders: readonly (Leader & { id: string; portrait: RenderedPicture | undefined })[]
}

/** The people who lead the group. The artwork behind each portrait is drawn from the person's name. */
export function Leadership({ leadership, leaders }: LeadershipProps) {
  const { w: width, h: height } = SIZES.leader
  return (
    <RuledSection id="leadership" title={leadership.title} intro={leadership.intro}>
      <CardGrid columns="3-2-1" className={styles.leaders}>
        {leaders.map(({ id, name, title, description, portrait }) => (
          <li key={id} className={classNames('soft', styles.leader)}>
            <div className={styles.picture}>
              <LazyImage
                className={classNames('edged', styles.background)}
                picture={{ src: urls.drawing(`leader-${id}`), alt: '', width, height }}
              />
              {portrait && (
                <LazyImage
                  className={styles.portrait}
                  picture={portrait}
                  sizes="(max-width: 719px) 34vw, 25vw"
                />
              )}
            </div>
            <div className={styles.heading}>
              <h3 className="title-4">
                <Fit text={name} />
              </h3>
              <p className={classNames('tagline', styles.role)}>
                <Fit text={title} />
              </p>
            </div>
            <PhoneDisclosure summary={leadership.more} about={name}>
              <p>{description}</p>
            </PhoneDisclosure>
          </li>
        ))}
      </CardGrid>
    </RuledSection>
  )
}
