import type { Product } from '#src/content/schemas/product.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { urls } from '#src/urls.ts'
import styles from './ProductHero.module.css'

type ProductActionsProps = { id: string; product: Product }

/**
 * Links to request a demo and to visit the product's website. If the product is not launched: the launch quarter, and a
 * link to ask for a message when it opens.
 */
export function ProductActions({ id, product }: ProductActionsProps) {
  if (product.status !== 'available')
    return (
      <div className={styles.actions}>
        <button className={styles.coming} type="button" disabled>
          Coming {product.launchQuarter}
        </button>
        <ArrowLink href={urls.contactAbout('Launch', id)}>Tell me when it opens</ArrowLink>
      </div>
    )
  return (
    <div className={styles.actions}>
      <ButtonLink href={urls.contactAbout('Demo', id)}>Request a Demo</ButtonLink>
      {product.website && (
        <ArrowLink href={product.website} newTab>
          Visit Website
        </ArrowLink>
      )}
    </div>
  )
}
