import { Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '#src/ui/class-names.ts'
import { Fit } from '#src/ui/Fit.tsx'
import { LineIcon } from '#src/ui/LineIcon.tsx'
import { urls } from '#src/urls.ts'
import { Picture } from '../Picture.tsx'
import styles from './ProductList.module.css'
import { ProductPreview } from './ProductPreview.tsx'

type ProductListProps = {
  label: string
  products: readonly (Omit<ComponentProps<typeof ProductPreview>, 'buttons'> & { price: string })[]
  buttons: ComponentProps<typeof ProductPreview>['buttons']
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
                  {isAvailable ? price : 'Coming Soon'}
                  {/* The preview says so too, but a screen reader does not reach a hidden preview. */}
                  {!isAvailable && (
                    <span className="visually-hidden">, launching {product.launchQuarter}</span>
                  )}
                </p>
                <LineIcon icon={Plus} className={classNames('accent sign', styles.sign)} />
              </div>
              <div className={styles.preview} data-preview>
                <ProductPreview {...each} buttons={buttons} />
              </div>
              <div className={styles.cloth}>
                <Picture picture={picture} sizes="100vw" alt="" />
              </div>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
