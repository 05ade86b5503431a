import { creditOf } from '#src/artwork/artwork.ts'
import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import type { Product } from '#src/content/schemas/product.ts'
import { hasMockup, ProductMockup } from '#src/mockups/ProductMockup.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { LastWords } from '#src/ui/LastWords.tsx'
import { urls } from '#src/urls.ts'
import { Artwork } from '../Artwork.tsx'
import { Breadcrumb } from '../Breadcrumb.tsx'
import { ProductActions } from './ProductActions.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import styles from './ProductHero.module.css'

type ProductHeroProps = { id: string; product: Product; picture: RenderedPicture }

/** Product hero: summary, actions, UI mock-up, price and artwork. The artwork of an unlaunched product is partly woven. */
export function ProductHero({ id, product, picture }: ProductHeroProps) {
  return (
    <header className={classNames('wrap grid', styles.hero)}>
      <div className={styles.breadcrumb}>
        <Breadcrumb href={urls.products()} label="Products" kind={product.category} />
      </div>
      <h1 className={classNames(styles.name, WEIGHT[product.status])} data-shared="text">
        <LastWords>{product.name}</LastWords>
      </h1>
      <div className={styles.lead}>
        <p className="lead">{product.shortDescription}</p>
        <ProductActions id={id} product={product} />
      </div>
      <div className={classNames(styles.screen, styles.wide)}>
        <ProductMockup id={id} />
      </div>
      <div className={classNames(styles.screen, styles.narrow)}>
        <ProductMockup id={id} variant="detail" />
      </div>
      <div className={classNames(styles.artwork, !hasMockup(id) && styles.alone)}>
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
