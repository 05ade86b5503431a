import { creditOf } from '#src/artwork/artwork.ts'
import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import type { RenderedScreen } from '#src/artwork/render-screens.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import type { ProductsPage } from '#src/content/schemas/pages.ts'
import type { Product } from '#src/content/schemas/product.ts'
import { classNames } from '#src/ui/class-names.ts'
import { LastWords } from '#src/ui/LastWords.tsx'
import { urls } from '#src/urls.ts'
import { Artwork } from '../Artwork.tsx'
import { Breadcrumb } from '../Breadcrumb.tsx'
import { ProductActions } from './ProductActions.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import styles from './ProductHero.module.css'
import { ProductScreen } from './ProductScreen.tsx'

type ProductHeroProps = {
  id: string
  product: Product
  picture: RenderedPicture
  screens: readonly RenderedScreen[]
  buttons: ProductsPage['buttons']
}

/** Product hero: summary, actions, screens, price and artwork. The artwork of an unlaunched product is partly woven. */
export function ProductHero({ id, product, picture, screens, buttons }: ProductHeroProps) {
  return (
    <header className={classNames('wrap grid', styles.hero)}>
      <div className={styles.breadcrumb}>
        <Breadcrumb href={urls.products()} label={buttons.back} kind={product.category} />
      </div>
      <h1 className={classNames(styles.name, WEIGHT[product.status])} data-shared="text">
        <LastWords>{product.name}</LastWords>
      </h1>
      <div className={styles.lead}>
        <p className="lead">{product.shortDescription}</p>
        <ProductActions id={id} product={product} buttons={buttons} />
      </div>
      {screens.length > 0 && (
        <div className={styles.screens}>
          {screens.map((screen, index) => (
            <ProductScreen key={screen.picture.src} screen={screen} isFirst={index === 0} />
          ))}
        </div>
      )}
      <div className={classNames(styles.artwork, screens.length === 0 && styles.alone)}>
        <Artwork
          className={styles.picture}
          picture={picture}
          place={SIZES.product.page}
          shared={false}
          sizes="(max-width: 719px) 50vw, 25vw"
        />
      </div>
      <div className={styles.caption}>
        <ProductFacts product={product} />
        {picture.artwork && <p className={styles.credit}>{creditOf(picture.artwork)}</p>}
      </div>
    </header>
  )
}

/** Font weight of the name. The name of an available product has the heaviest weight. */
const WEIGHT: Record<Product['status'], string | undefined> = {
  available: styles.heavy,
  'In Development': styles.regular,
  'Coming Soon': styles.light,
}
