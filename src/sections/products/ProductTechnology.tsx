import { productLogo } from '#src/content/load/icons.ts'
import { TechnologyLogo } from '../TechnologyLogo.tsx'
import styles from './Product.module.css'

/** The technologies of a product, with their logos. */
export function ProductTechnology({ tech }: { tech: readonly string[] }) {
  return (
    <ul className={`cluster ${styles.pills}`}>
      {tech.map((name) => {
        const slug = productLogo(name)
        return (
          <li key={name} className={`label with-icon ${styles.pill}`}>
            {slug && <TechnologyLogo className={styles.logo} slug={slug} />}
            {name}
          </li>
        )
      })}
    </ul>
  )
}
