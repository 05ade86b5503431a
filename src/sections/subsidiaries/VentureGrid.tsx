import type { SubsidiariesPage } from '#src/content/schemas/list-pages.ts'
import type { RenderedPicture } from '#src/drawings/render-picture.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Fit } from '#src/ui/Fit.tsx'
import { Picture } from '../Picture.tsx'
import type { VentureSummary } from '../to-venture-card.ts'
import styles from './VentureGrid.module.css'

type VentureGridProps = {
  buttons: SubsidiariesPage['buttons']
  ventures: readonly (VentureSummary & {
    logo: RenderedPicture
    /** What a visitor decides by, in a sentence. */
    facts: string
    waitingList?: string | undefined
  })[]
}

/** All ventures of the group. */
export function VentureGrid({ buttons, ventures }: VentureGridProps) {
  return (
    <CardGrid columns="3-2-1" aligned className={classNames('wrap sec-bottom', styles.grid)}>
      {ventures.map((venture) => (
        <VentureCard key={venture.id} buttons={buttons} {...venture} />
      ))}
    </CardGrid>
  )
}

type VentureCardProps = VentureGridProps['ventures'][number] & { buttons: VentureGridProps['buttons'] }

/** A venture on the page of all ventures: its logo or pot, its name, its description and its facts. */
function VentureCard({ logo, facts, buttons, waitingList, ...venture }: VentureCardProps) {
  const { name, tagline, description, link } = venture
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <div className={classNames('light-drawing', styles.board)} data-reveal="downwards">
          <Picture className={styles.logo} picture={logo} sizes="(max-width: 719px) 144px, 380px" />
        </div>
        <div className={styles.name}>
          <h2 className={classNames('title-3', waitingList && 'light')} translate="no">
            <Fit text={name} />
          </h2>
          <p className="tagline above-3">{tagline}</p>
        </div>
      </div>
      <p className="measure above-3 below-4">{description}</p>
      <div className={classNames('part', styles.facts)}>
        <p>{facts}</p>
      </div>
      <div className="cluster">
        <ArrowLink href={link} about={`about ${name}`}>
          {buttons.more}
        </ArrowLink>
        {waitingList && (
          <ArrowLink href={waitingList} about={`(${name})`}>
            {buttons.launch}
          </ArrowLink>
        )}
      </div>
    </li>
  )
}
