import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import type { Leader } from '#src/content/schemas/leader.ts'
import type { About } from '#src/content/schemas/pages.ts'
import { classNames } from '#src/ui/class-names.ts'
import { urls } from '#src/urls.ts'
import { LazyImage } from '../LazyImage.tsx'
import { RuledHeading } from '../RuledHeading.tsx'
import styles from './Leadership.module.css'

type LeadershipProps = {
  leadership: About['leadership']
  leaders: readonly (Leader & { id: string; portrait: RenderedPicture })[]
}

/** The people who lead the group. The artwork behind each portrait is drawn from the person's name. */
export function Leadership({ leadership, leaders }: LeadershipProps) {
  return (
    <section className="sec" aria-labelledby="leadership">
      <div className="wrap">
        <RuledHeading wide id="leadership" title={leadership.title} intro={leadership.intro} />
      </div>
      <ul className={classNames('wrap', styles.leaders)}>
        {leaders.map(({ id, name, title, description, portrait }) => (
          <li key={id} className={styles.leader}>
            <div className={styles.picture}>
              <img
                className={styles.background}
                src={urls.drawing(`leader-${id}`)}
                width={SIZES.leader.w}
                height={SIZES.leader.h}
                alt=""
                loading="lazy"
                decoding="async"
              />
              <LazyImage
                className={styles.portrait}
                picture={portrait}
                sizes="(max-width: 719px) 34vw, 25vw"
              />
            </div>
            <div className={styles.heading}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.role}>{title}</p>
            </div>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
