import { technologyLogo } from '../../content/technology-logo.ts'
import styles from './ProductTechnology.module.css'

type ProductTechnologyProps = { tech: readonly string[] }

/** What a product is built with, each under its mark where it has one. */
export function ProductTechnology({ tech }: ProductTechnologyProps) {
  return (
    <ul className={styles.pills}>
      {tech.map((name) => (
        <li key={name} className={styles.pill}>
          <Logo name={name} />
          {name}
        </li>
      ))}
    </ul>
  )
}

function Logo({ name }: { name: string }) {
  const slug = logoSlug(name)
  const path = technologyLogo(slug) ?? technologyLogo(`${slug}dotjs`)
  return (
    path && (
      <svg className={styles.logo} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        <path d={path} />
      </svg>
    )
  )
}

/** The name of a logo, as simple-icons makes it from the name of the thing. */
function logoSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('.', 'dot')
    .replaceAll('+', 'plus')
    .replace(/[^a-z0-9]/g, '')
}
