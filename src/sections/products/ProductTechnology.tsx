import { productLogo } from '#src/content/load/technology-logo.ts'
import { TechnologyLogo } from '../TechnologyLogo.tsx'
import styles from './ProductTechnology.module.css'

type ProductTechnologyProps = { tech: readonly string[] }

/** The technologies of a product, with their logos. */
export function ProductTechnology({ tech }: ProductTechnologyProps) {
  return (
    <ul className={styles.pills}>
      {tech.map((name) => {
        const slug = productLogo(name)
        return (
          <li key={name} className={styles.pill}>
            {slug && <TechnologyLogo className={styles.logo} slug={slug} />}
            {name}
          </li>
        )
      })}
    </ul>
  )
}
