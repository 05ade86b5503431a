import type { SubsidiariesPage } from '../../content/schemas/pages.ts'
import { Heading } from '../../ui/Heading.tsx'
import styles from './Shelf.module.css'
import { ShelfVessel, type ShelfVesselProps } from './ShelfVessel.tsx'

type ShelfProps = {
  hero: SubsidiariesPage['hero']
  ventures: readonly ShelfVesselProps[]
}

/** The laterite room: all ventures on the shelf, large. */
export function Shelf({ hero, ventures }: ShelfProps) {
  return (
    <div className={`room room-laterite ${styles.room}`}>
      <header className={`wrap grid ${styles.head}`}>
        <div className={styles.title}>
          <Heading as="h1" size={1} inline {...hero.title} />
        </div>
        <p className={styles.intro}>{hero.intro}</p>
      </header>
      <ul className={`wrap ${styles.shelf}`}>
        {ventures.map((venture) => (
          <ShelfVessel key={venture.id} {...venture} />
        ))}
      </ul>
    </div>
  )
}
