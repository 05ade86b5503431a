import type { SubsidiariesPage } from '#src/content/schemas/list-pages.ts'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { VentureCardWide, type VentureCardWideProps } from './VentureCardWide.tsx'
import styles from './VentureGrid.module.css'

type VentureGridProps = {
  hero: SubsidiariesPage['hero']
  buttons: SubsidiariesPage['buttons']
  ventures: readonly Omit<VentureCardWideProps, 'buttons'>[]
}

/** All ventures of the group, on a red band. */
export function VentureGrid({ hero, buttons, ventures }: VentureGridProps) {
  return (
    <div className={classNames('sec band band-laterite', styles.section)}>
      <header className={classNames('wrap flow', styles.intro)}>
        <Heading as="h1" size={1} inline {...hero.title} />
        <p className="soft measure">{hero.intro}</p>
      </header>
      <CardGrid columns="3-2-1" aligned className={classNames('wrap', styles.grid)}>
        {ventures.map((venture) => (
          <VentureCardWide key={venture.id} buttons={buttons} {...venture} />
        ))}
      </CardGrid>
    </div>
  )
}
