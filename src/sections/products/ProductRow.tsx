import type { RenderedPicture, RenderedScreen } from '#src/artwork/render-picture.ts'
import type { ProductsPage } from '#src/content/schemas/list-pages.ts'
import type { Product } from '#src/content/schemas/product.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Pills } from '#src/ui/Pills.tsx'
import { urls } from '#src/urls.ts'
import { Picture } from '../shared/Picture.tsx'
import styles from './ProductPreview.module.css'
import { ProductScreen } from './ProductScreen.tsx'

/** Maximum number of technologies in a preview (docs/requirements.md#limits). */
const MAX_TECHNOLOGIES = 3

type ProductRowProps = {
  id: string
  product: Product
  picture: RenderedPicture
  screen: RenderedScreen | undefined
  buttons: ProductsPage['buttons']
}

/** The preview of a product: summary, screen, artwork, and a link to its page or, before the launch, to the contact form. */
export function ProductRow({ id, product, picture, screen, buttons }: ProductRowProps) {
  return (
    <div className={classNames('flow', styles.details)}>
      <div className="stack gap-2">
        {/* Where the preview opens below the name and the category of the product, it does not repeat them. */}
        <p className="label soft wide-only">{product.category}</p>
        <p className="wide-only title-3" translate="no">
          {product.name}
        </p>
        <p>{product.shortDescription}</p>
        <Pills items={product.tech.slice(0, MAX_TECHNOLOGIES)} label="Technologies" />
        {product.status === 'available' ? (
          <ArrowLink href={urls.product(id)} about={product.name}>
            {buttons.explore}
          </ArrowLink>
        ) : (
          <>
            <p className={classNames('label accent', styles.launch)}>Launching {product.launchQuarter}</p>
            {product.launchNote && <p>{product.launchNote}</p>}
            <ArrowLink href={urls.contactAbout('Launch', id)} about={`(${product.name})`}>
              {buttons.launch}
            </ArrowLink>
          </>
        )}
      </div>
      <div className={classNames(styles.pictures, !screen && styles.artworkOnly)}>
        {screen && <ProductScreen screen={screen} />}
        <Picture className={styles.artwork} picture={picture} sizes="45vw" alt="" />
      </div>
    </div>
  )
}
