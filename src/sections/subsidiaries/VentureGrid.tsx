import type { SubsidiariesPage } from '#src/content/schemas/pages.ts'
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
    <div className={classNames('band band-laterite', styles.section)}>
      <header className={classNames('wrap grid', styles.head)}>
        <div className={styles.title}>
          <Heading as="h1" size={1} inline {...hero.title} />
        </div>
        <p className={styles.intro}>{hero.intro}</p>
      </header>
      <ul className={classNames('wrap', styles.grid)}>
        {ventures.map((venture) => (
          <VentureCardWide key={venture.id} buttons={buttons} {...venture} />
        ))}
      </ul>
    </div>
  )
}
