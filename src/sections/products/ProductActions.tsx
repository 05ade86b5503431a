import type { ProductsPage } from '#src/content/schemas/pages.ts'
import type { Product } from '#src/content/schemas/product.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { urls } from '#src/urls.ts'
import styles from './ProductHero.module.css'

type ProductActionsProps = { id: string; product: Product; buttons: ProductsPage['buttons'] }

/**
 * Links to request a demo and to visit the product's website. If the product is not launched: the launch quarter, a
 * note on it, and a link to ask for a message when it opens.
 */
export function ProductActions({ id, product, buttons }: ProductActionsProps) {
  if (product.status !== 'available')
    return (
      <div className={styles.actions}>
        <button className={styles.coming} type="button" disabled>
          Coming {product.launchQuarter}
        </button>
        <ArrowLink href={urls.contactAbout('Launch', id)}>{buttons.launch}</ArrowLink>
        {product.launchNote && <p className={styles.note}>{product.launchNote}</p>}
      </div>
    )
  return (
    <div className={styles.actions}>
      <ButtonLink href={urls.contactAbout('Demo', id)}>{buttons.demo}</ButtonLink>
      {product.website && (
        <ArrowLink href={product.website} newTab>
          {buttons.website}
        </ArrowLink>
      )}
    </div>
  )
}
