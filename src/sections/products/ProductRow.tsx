import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import type { Product } from '#src/content/schemas/product.ts'
import { hasMockup, ProductMockup } from '#src/mockups/ProductMockup.tsx'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { Pills } from '#src/ui/Pills.tsx'
import { urls } from '#src/urls.ts'
import styles from './ProductRow.module.css'

/** Technologies that a preview shows (docs/requirements.md#limits). */
const SHOWN_TECH = 3

type ProductRowProps = { id: string; product: Product; picture: RenderedPicture }

/** A product in short: its screen beside its cloth, what it is for, and the way to it or when it comes. */
export function ProductRow({ id, product, picture }: ProductRowProps) {
  return (
    <div className={styles.exhibit}>
      <div className={`${styles.pictures} ${hasMockup(id) ? '' : styles.clothOnly}`}>
        <ProductMockup id={id} variant="detail" />
        <img
          className={styles.cloth}
          src={picture.src}
          srcSet={picture.srcset}
          sizes={picture.srcset && '10vw'}
          width={picture.width}
          height={picture.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className={styles.text}>
        <p className={styles.category}>{product.category}</p>
        <p className={styles.name}>{product.name}</p>
        <p>{product.shortDescription}</p>
        <Pills items={product.tech.slice(0, SHOWN_TECH)} label="Technologies" />
        {product.status === 'available' ? (
          <ArrowLink href={urls.product(id)} about={product.name}>
            Explore Product
          </ArrowLink>
        ) : (
          <p className={styles.launch}>Launching {product.launchQuarter}</p>
        )}
      </div>
    </div>
  )
}
