import { creditOf } from '#src/artwork/artwork.ts'
import type { RenderedPicture, RenderedScreen } from '#src/artwork/render-picture.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import type { ProductsPage } from '#src/content/schemas/list-pages.ts'
import type { Product } from '#src/content/schemas/product.ts'
import { formatDate } from '#src/content/text/dates.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { emsOfLongestWord } from '#src/ui/text-width.ts'
import { urls } from '#src/urls.ts'
import { Artwork } from '../shared/Artwork.tsx'
import { Breadcrumb } from '../shared/Breadcrumb.tsx'
import styles from './ProductHero.module.css'
import { ProductScreen } from './ProductScreen.tsx'
import { startingPrice } from './starting-price.ts'

type ProductHeroProps = {
  id: string
  product: Product
  picture: RenderedPicture
  screens: readonly RenderedScreen[]
  buttons: ProductsPage['buttons']
}

/** Product hero: summary, actions, price, and the screens on the artwork, which is partly woven for an unlaunched product. */
export function ProductHero({ id, product, picture, screens, buttons }: ProductHeroProps) {
  return (
    <header className={classNames('wrap grid', styles.hero)}>
      <div className={styles.breadcrumb}>
        <Breadcrumb href={urls.products()} label={buttons.back} kind={product.category} />
      </div>
      <h1
        className={classNames(styles.name, WEIGHT[product.status])}
        translate="no"
        data-ems={emsOfLongestWord(product.name)}
      >
        {product.name}
      </h1>
      <div className={classNames('stack', styles.lead)}>
        <p className="lead">{product.shortDescription}</p>
        <Actions id={id} product={product} buttons={buttons} />
      </div>
      <Facts product={product} />
      <div className={styles.mount}>
        <div className={styles.cloth}>
          <Artwork fill picture={picture} place={SIZES.product.page} sizes="(max-width: 719px) 100vw, 50vw" />
          <div className={styles.screens}>
            {screens.map((screen, index) => (
              <ProductScreen key={screen.picture.src} screen={screen} isFirst={index === 0} />
            ))}
          </div>
        </div>
        {picture.artwork && (
          <p className={classNames('small soft', styles.credit)}>{creditOf(picture.artwork)}</p>
        )}
      </div>
    </header>
  )
}

/** Links to the product's website and to a demo. Before the launch: the quarter, a note, and a link to be told of the launch. */
function Actions({ id, product, buttons }: Pick<ProductHeroProps, 'id' | 'product' | 'buttons'>) {
  if (product.status !== 'available')
    return (
      <div className={classNames('cluster', styles.actions)}>
        <button className={classNames('label soft', styles.coming)} type="button" disabled>
          Coming {product.launchQuarter}
        </button>
        <ArrowLink href={urls.contactAbout('Launch', id)}>{buttons.launch}</ArrowLink>
        {product.launchNote && <p className={styles.note}>{product.launchNote}</p>}
      </div>
    )
  return (
    <div className={classNames('cluster', styles.actions)}>
      {product.website && (
        <ArrowLink href={product.website} newTab>
          {buttons.website}
        </ArrowLink>
      )}
      <ButtonLink href={urls.contactAbout('Demo', id)}>{buttons.demo}</ButtonLink>
    </div>
  )
}

/** Since when a product is available, or its status, and its lowest price. */
function Facts({ product }: { product: Product }) {
  const isAvailable = product.status === 'available'
  return (
    <dl className={classNames('cluster', styles.facts)}>
      <div>
        <dt className="label soft">{isAvailable ? 'Available since' : 'Status'}</dt>
        <dd className="title-small">{isAvailable ? formatDate(product.launchDate) : product.status}</dd>
      </div>
      <div>
        <dt className="label soft">Price</dt>
        <dd className="title-small">{startingPrice(product.pricing)}</dd>
      </div>
    </dl>
  )
}

/** Font weight of the name. The name of an available product has the heaviest weight. */
const WEIGHT: Record<Product['status'], string> = {
  available: 'heavy',
  'In Development': 'regular',
  'Coming Soon': 'light',
}
