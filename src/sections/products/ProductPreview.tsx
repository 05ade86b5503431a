import type { ProductsPage } from '#src/content/schemas/list-pages.ts'
import type { Product } from '#src/content/schemas/product.ts'
import type { groundOf } from '#src/drawings/ground-of.ts'
import type { RenderedPicture, RenderedScreen } from '#src/drawings/render-picture.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { urls } from '#src/urls.ts'
import styles from './ProductList.module.css'
import { ProductScreen } from './ProductScreen.tsx'

/** Maximum number of technologies in a preview (docs/requirements.md#limits). */
const MAX_TECHNOLOGIES = 3

type ProductPreviewProps = {
  id: string
  product: Product
  picture: RenderedPicture
  screen: RenderedScreen | undefined
  /** Colour of the preview; undefined for a product that is not open yet or has a light cloth. */
  ground: ReturnType<typeof groundOf>
  buttons: ProductsPage['buttons']
}

/** The preview of a product: summary, a link to its page or, before the launch, to the contact form, and its screen. */
export function ProductPreview({ id, product, screen, ground, buttons }: ProductPreviewProps) {
  return (
    <div
      className={classNames(
        styles.details,
        ground === 'raw' ? 'ground-raw' : ground && `band band-${ground}`,
        product.status !== 'available' && styles.unfinished,
      )}
    >
      <div className={classNames('stack', styles.words)}>
        {/* Below the name and the category of the product, a phone does not repeat them. */}
        <p className="label accent wide-only">{product.category}</p>
        <p
          className={classNames('wide-only title-3', product.status !== 'available' && 'light')}
          translate="no"
        >
          {product.name}
        </p>
        <p>{product.shortDescription}</p>
        <p className="tagline">{product.tech.slice(0, MAX_TECHNOLOGIES).join(', ')}</p>
        {product.status === 'available' ? (
          <ArrowLink href={urls.product(id)} about={product.name}>
            {buttons.explore}
          </ArrowLink>
        ) : (
          <>
            <p className={classNames('label', styles.launch)}>Launching {product.launchQuarter}</p>
            {product.launchNote && <p>{product.launchNote}</p>}
            <ArrowLink href={urls.contactAbout('Launch', id)} about={`(${product.name})`}>
              {buttons.launch}
            </ArrowLink>
          </>
        )}
      </div>
      {screen && (
        <div className={classNames('wide-only', styles.screen)}>
          <ProductScreen screen={screen} />
        </div>
      )}
    </div>
  )
}
