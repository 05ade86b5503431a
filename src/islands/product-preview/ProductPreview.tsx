import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '#src/ui/class-names.ts'
import { LastWords } from '#src/ui/LastWords.tsx'
import styles from './ProductPreview.module.css'
import { useShownProduct } from './use-shown-product.ts'

type ProductPreviewProps = {
  label: string
  products: readonly {
    id: string
    /** Position in the list of products, from 1. */
    order: number
    name: string
    category: string
    href: string
    isComing: boolean
    /** Part of the product's artwork, shown next to the name on screens where previews open below the names. */
    swatch: { src: string; width: number; height: number }
  }[]
} & { readonly [preview: `preview${number}`]: ReactNode }

/**
 * The list of products. Their previews are in the slots `preview0`, `preview1` and so on. On wide screens the preview
 * of the product last hovered or focused is shown next to the list. On narrow screens the first tap on a name opens
 * the preview below the name, and the second tap follows the link. Before hydration the style sheet shows previews on
 * hover. Without scripts every name is a plain link.
 */
export function ProductPreview({ label, products, ...previews }: ProductPreviewProps) {
  const { shownId, openedIds, isHydrated, isOpen, onHover, onLeave, isWide, open, list } =
    useShownProduct(products)

  const onClick = (event: MouseEvent, id: string) => {
    const opensNewTab = event.ctrlKey || event.metaKey || event.shiftKey
    const { pointerType } = event.nativeEvent as PointerEvent
    const isTap = pointerType === 'touch'
    // Follow the link on a mouse click: hovering has already shown the preview.
    if (pointerType === 'mouse' && isWide) return
    // A tap first hovers the product, which may show its preview. `openedIds` changes only on taps and focus.
    if (opensNewTab || (isOpen(id) && (!isTap || openedIds.includes(id)))) return
    event.preventDefault()
    open(id)
  }

  return (
    <ol
      ref={list}
      className={classNames('wrap', styles.list, isHydrated ? styles.hydrated : styles.static)}
      aria-label={label}
    >
      {products.map(({ id, order, name, category, href, isComing, swatch }, index) => (
        <li
          key={id}
          className={classNames(styles.product, isComing && styles.coming)}
          data-id={id}
          data-shown={id === shownId || undefined}
          data-opened={openedIds.includes(id) || undefined}
          // Not onPointerEnter: it also fires when the page scrolls and the pointer does not move.
          onPointerMove={(event) => event.pointerType !== 'touch' && onHover(id, event)}
          onPointerLeave={onLeave}
          onFocus={(event) => event.target.matches(':focus-visible') && open(id)}
        >
          <div className={styles.row}>
            <span className={styles.number}>{order}</span>
            <h2 className={styles.name}>
              <a
                className={styles.link}
                href={href}
                aria-expanded={isHydrated ? isOpen(id) : undefined}
                data-name={name}
                onClick={(event) => onClick(event, id)}
              >
                <span data-shared="text">
                  <LastWords>{name}</LastWords>
                </span>
              </a>
            </h2>
            <p className={styles.category}>{category}</p>
            {isComing && <p className={styles.tag}>Coming Soon</p>}
            <img className={styles.swatch} {...swatch} alt="" loading="lazy" decoding="async" />
          </div>
          <div className={styles.preview} data-preview>
            {previews[`preview${index}`]}
          </div>
        </li>
      ))}
    </ol>
  )
}
