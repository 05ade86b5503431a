import type { SubsidiariesPage } from '#src/content/schemas/list-pages.ts'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { VentureCardWide, type VentureCardWideProps } from './VentureCardWide.tsx'
import styles from './VentureGrid.module.css'

type VentureGridProps = {
  buttons: SubsidiariesPage['buttons']
  ventures: readonly Omit<VentureCardWideProps, 'buttons'>[]
}

/** All ventures of the group. */
export function VentureGrid({ buttons, ventures }: VentureGridProps) {
  return (
    <CardGrid columns="3-2-1" aligned className={classNames('wrap', styles.grid)}>
      {ventures.map((venture) => (
        <VentureCardWide key={venture.id} buttons={buttons} {...venture} />
      ))}
    </CardGrid>
  )
}
