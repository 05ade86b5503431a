import { classNames } from '#src/ui/class-names.ts'
import { urls } from '#src/urls.ts'
import styles from './Product.module.css'

type ProductNamesProps = {
  products: readonly { id: string; name: string }[]
  currentId: string
}

/** Links to all products. The name of the current product has a heavy font weight. */
export function ProductNames({ products, currentId }: ProductNamesProps) {
  return (
    <nav className={classNames('wrap sec-bottom', styles.part)} aria-labelledby="all-products">
      <h2 className={classNames('label soft', styles.label)} id="all-products">
        All products
      </h2>
      <ul className="cluster">
        {products.map(({ id, name }) => (
          <li key={id}>
            <a
              className={classNames('title-3 thin steady', styles.name)}
              href={urls.product(id)}
              aria-current={id === currentId ? 'page' : undefined}
              data-label={name}
            >
              <span translate="no">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
