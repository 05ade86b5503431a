import type { ReactNode } from 'react'
import { classNames } from '#src/ui/class-names.ts'
import { Fit } from '#src/ui/Fit.tsx'
import styles from './ProductPreview.module.css'

type ProductPreviewProps = {
  label: string
  products: readonly {
    id: string
    name: string
    category: string
    href: string
    /** When an unreleased product is launched, such as `Q2 2026`. Undefined for an available product. */
    launchQuarter: string | undefined
    /** Part of the product's artwork, shown next to the name on screens where previews open below the names. */
    swatch: { src: string; width: number; height: number }
  }[]
  /** What follows the list. On wide screens the preview stays next to it too. */
  children?: ReactNode
} & { readonly [preview: `preview${number}`]: ReactNode }

/** The products as links. `product-preview.ts` shows `preview0`... next to the list or, after a first tap, below the name. */
export function ProductPreview({ label, products, children, ...previews }: ProductPreviewProps) {
  return (
    <div className={classNames('wrap', styles.layout)}>
      <ol className={styles.list} aria-label={label} data-previews>
        {products.map(({ id, name, category, href, launchQuarter, swatch }, index) => (
          <li
            key={id}
            className={styles.product}
            data-id={id}
            data-shown={index === 0 || undefined}
            data-opened={index === 0 || undefined}
          >
            <div className={styles.row}>
              <h2 className={classNames('title-3 thin', styles.name)}>
                <Fit text={name}>
                  <a className={classNames('steady whole-link', styles.link)} href={href} data-label={name}>
                    <span translate="no">{name}</span>
                  </a>
                </Fit>
              </h2>
              <p className={classNames('soft tagline above-1', styles.category)}>{category}</p>
              {launchQuarter && (
                <p className={classNames('label accent', styles.tag)}>
                  Coming Soon
                  {/* The preview says so too, but a screen reader does not reach a hidden preview. */}
                  <span className="visually-hidden">, launching {launchQuarter}</span>
                </p>
              )}
              <img className={styles.swatch} {...swatch} alt="" loading="lazy" decoding="async" />
            </div>
            <div className={styles.preview} data-preview>
              {previews[`preview${index}`]}
            </div>
          </li>
        ))}
      </ol>
      {children}
    </div>
  )
}
