import { type ArtworkSource, drawArtwork } from '#src/artwork/artwork.ts'
import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import type { SubsidiariesPage } from '#src/content/schemas/list-pages.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Drawing } from '#src/ui/Drawing.tsx'
import { Fit } from '#src/ui/Fit.tsx'
import { PhoneDisclosure } from '#src/ui/PhoneDisclosure.tsx'
import { Picture } from '../shared/Picture.tsx'
import type { VentureSummary } from '../shared/to-venture-card.ts'
import styles from './VentureGrid.module.css'
import type { Fact } from './venture-facts.ts'

export type VentureCardWideProps = VentureSummary & {
  artwork: ArtworkSource
  logo?: RenderedPicture | undefined
  facts: readonly Fact[]
  buttons: SubsidiariesPage['buttons']
  waitingList?: string | undefined
}

/** A venture on the page of all ventures: its logo or artwork next to its name, its description and its facts. */
export function VentureCardWide({ logo, facts, buttons, waitingList, ...venture }: VentureCardWideProps) {
  const { name, tagline, description, link, artwork } = venture
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <div data-reveal="downwards">
          {logo ? (
            <Picture className={styles.logo} picture={logo} sizes="160px" />
          ) : (
            <Drawing className={styles.artwork} svg={drawArtwork(artwork, BARE)} />
          )}
        </div>
        <div className="below-4">
          <h2 className={classNames('title-3', waitingList && 'thin')} translate="no">
            <Fit text={name} />
          </h2>
          <p className="tagline above-1">
            <Fit text={tagline} />
          </p>
        </div>
      </div>
      <p className="soft measure above-4 below-4">{description}</p>
      <div className="soft">
        <PhoneDisclosure summary={buttons.facts} about={name}>
          <dl>
            {facts.map(([term, value]) => (
              <div key={term} className={styles.fact}>
                <dt className={classNames('label', styles.term)}>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </PhoneDisclosure>
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

const BARE = { ...SIZES.venture, bare: true, construction: false, background: 'inherit' } as const
