import { mediumOf } from '#src/artwork/artwork.ts'
import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import type { Product } from '#src/content/schemas/product.ts'
import { hasMockup, ProductMockup } from '#src/mockups/ProductMockup.tsx'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { urls } from '#src/urls.ts'
import { Artwork } from '../Artwork.tsx'
import { ArtworkLabel } from '../ArtworkLabel.tsx'
import { Breadcrumb } from '../Breadcrumb.tsx'
import styles from './ProductHero.module.css'

type ProductHeroProps = { id: string; product: Product; picture: RenderedPicture }

/** What the product is, what one can do now, and its screen at work beside its cloth, woven as far as it has got. */
export function ProductHero({ id, product, picture }: ProductHeroProps) {
  return (
    <header className={`wrap grid ${styles.hero}`}>
      <div className={styles.way}>
        <Breadcrumb href={urls.products()} label="Products" kind={product.category} />
      </div>
      <h1 className={`${styles.name} ${WEIGHT[product.status]}`} data-made>
        {product.name}
      </h1>
      <div className={styles.lead}>
        <p className="lead">{product.shortDescription}</p>
        <Actions id={id} product={product} />
      </div>
      <div className={`${styles.screen} ${styles.wide}`}>
        <ProductMockup id={id} />
      </div>
      <div className={`${styles.screen} ${styles.narrow}`}>
        <ProductMockup id={id} variant="detail" />
      </div>
      <div className={`${styles.cloth} ${hasMockup(id) ? '' : styles.alone}`} data-reveal>
        <Artwork
          className={styles.plate}
          picture={picture}
          place={SIZES.product.page}
          sizes="(max-width: 760px) 50vw, 25vw"
        />
      </div>
      <div className={styles.placard}>
        <ArtworkLabel
          number={`Weave ${product.order}${product.status === 'available' ? '' : ', on the loom'}`}
          title={product.name}
          detail={yearOf(product)}
        >
          {picture.artwork && <p>{capitalized(mediumOf(picture.artwork))}</p>}
        </ArtworkLabel>
      </div>
    </header>
  )
}

function Actions({ id, product }: { id: string; product: Product }) {
  if (product.status !== 'available')
    return (
      <button className={styles.coming} type="button" disabled>
        Coming {product.launchQuarter}
      </button>
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

function yearOf(product: Product): string {
  return product.status === 'available' ? product.launchDate.slice(0, 4) : product.launchQuarter
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A name gains weight as the product is made. */
const WEIGHT: Record<Product['status'], string | undefined> = {
  available: styles.made,
  'In Development': styles.mid,
  'Coming Soon': styles.drawn,
}
