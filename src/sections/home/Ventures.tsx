import type { Home } from '#src/content/schemas/home.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { urls } from '#src/urls.ts'
import { SectionHeading } from '../SectionHeading.tsx'
import { VentureCard, type VentureCardProps } from '../VentureCard.tsx'
import styles from './Ventures.module.css'

/** The six ventures of the group. */
export function Ventures({
  head,
  ventures,
}: {
  head: Home['ventures']
  ventures: readonly VentureCardProps[]
}) {
  return (
    <section className="sec band band-laterite" aria-labelledby="ventures">
      <SectionHeading head={head} number={2} id="ventures" layout="line" />
      <div className="wrap">
        <CardGrid columns="6-3-2" aligned className={styles.grid}>
          {ventures.map((venture) => (
            <VentureCard key={venture.id} {...venture} />
          ))}
        </CardGrid>
        <p className={styles.more}>
          <ArrowLink href={urls.subsidiaries()}>{head.button}</ArrowLink>
        </p>
      </div>
    </section>
  )
}
