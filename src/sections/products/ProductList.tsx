import { Plus } from 'lucide-react'
import type { ProductsPage } from '#src/content/schemas/list-pages.ts'
import type { Product } from '#src/content/schemas/product.ts'
import type { groundOf } from '#src/drawings/artwork.ts'
import type { RenderedPicture, RenderedScreen } from '#src/drawings/render-picture.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Fit } from '#src/ui/Fit.tsx'
import { LineIcon } from '#src/ui/LineIcon.tsx'
import { urls } from '#src/urls.ts'
import { Picture } from '../Picture.tsx'
import styles from './ProductList.module.css'
import { ProductScreen } from './ProductScreen.tsx'

/** Maximum number of technologies in a preview (docs/requirements.md#limits). */
const MAX_TECHNOLOGIES = 3

type ProductListProps = {
  label: string
  products: readonly {
    id: string
    product: Product
    picture: RenderedPicture
    screen: RenderedScreen | undefined
    /** Colour of the preview; undefined for a product that is not open yet or has a light cloth. */
    ground: ReturnType<typeof groundOf>
    price: string
  }[]
  buttons: ProductsPage['buttons']
}

/** The products as strips of one cloth, and as links. `product-preview.ts` shows the preview of one next to or below its name. */
export function ProductList({ label, products, buttons }: ProductListProps) {
  return (
    <div className={styles.layout} data-previews>
      <div className={styles.strips} aria-hidden="true">
        {products.map(({ product, picture }, index) => (
          <div key={product.name} data-strip={index === 0 ? 'shown' : ''}>
            <Picture picture={picture} sizes="8vw" alt="" loading="eager" />
          </div>
        ))}
      </div>
      <ol className={styles.list} aria-label={label}>
        {products.map(({ price, ...each }, index) => {
          const { id, product, picture } = each
          const isAvailable = product.status === 'available'
          return (
            <li key={id} className={styles.product} data-id={id} data-shown={index === 0 || undefined}>
              <div className={styles.row}>
                <h2 className={classNames('title-3', !isAvailable && 'light')}>
                  <Fit text={product.name}>
                    <a
                      className={classNames('whole-link', styles.link)}
                      href={urls.product(id)}
                      translate="no"
                    >
                      {product.name}
                    </a>
                  </Fit>
                </h2>
                <p className={classNames('label', !isAvailable && 'accent')}>
                  <i className={styles.category}>{product.category}</i>
                  {isAvailable ? <span className={styles.price}>{price}</span> : 'Coming Soon'}
                  {/* The preview says so too, but a screen reader does not reach a hidden preview. */}
                  {!isAvailable && (
                    <span className="visually-hidden">, launching {product.launchQuarter}</span>
                  )}
                </p>
                <LineIcon icon={Plus} className={classNames('accent sign', styles.sign)} />
              </div>
              <div className={styles.preview} data-preview>
                <Preview {...each} buttons={buttons} />
              </div>
              <div className={styles.cloth} data-status={product.status}>
                <Picture picture={picture} sizes="100vw" alt="" />
              </div>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

type PreviewProps = Omit<ProductListProps['products'][number], 'price'> & Pick<ProductListProps, 'buttons'>

/** The preview of a product: summary, a link to its page or, before the launch, to the contact form, and its screen. */
function Preview({ id, product, screen, ground, buttons }: PreviewProps) {
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
