import type { RenderedPicture } from '#src/drawings/render-picture.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Fit } from '#src/ui/Fit.tsx'
import { Picture } from '../Picture.tsx'
import type { VentureSummary } from '../to-venture-card.ts'
import styles from './About.module.css'

type VentureShelfProps = { ventures: readonly (VentureSummary & { logo: RenderedPicture })[]; button: string }

/** The ventures of the group: their logos or pots on one board, and what each does below it. */
export function VentureShelf({ ventures, button }: VentureShelfProps) {
  return (
    <CardGrid columns="6-3-2" aligned>
      {ventures.map(({ id, name, tagline, description, link, isUpcoming, status, logo }) => (
        <li key={id} className={styles.shelved}>
          <div className={classNames('light-drawing', styles.board)}>
            <Picture className={styles.logo} picture={logo} sizes="240px" data-reveal="downwards" />
          </div>
          <div className="flow gap-2 above-3">
            <h3 className={classNames('title-4', isUpcoming && 'light')} translate="no">
              <Fit text={name} />
            </h3>
            <p className="tagline">{tagline}</p>
            <p className="soft">{description}</p>
            {isUpcoming && <p className="label accent">{status}</p>}
          </div>
          <p className="above-2">
            <ArrowLink href={link} about={name}>
              {button}
            </ArrowLink>
          </p>
        </li>
      ))}
    </CardGrid>
  )
}
