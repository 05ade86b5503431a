import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '#src/ui/class-names.ts'
import styles from './ProductPreview.module.css'
import { useShownProduct } from './use-shown-product.ts'

type ProductPreviewProps = {
  label: string
  products: readonly {
    id: string
    /** Place in the list of products, from 1. */
    order: number
    name: string
    category: string
    href: string
    isComing: boolean
    /** The product's cloth, beside its name where the preview opens below it. */
    swatch: { src: string; width: number; height: number }
  }[]
} & { readonly [preview: `preview${number}`]: ReactNode }

/**
 * The index of products, each with a preview, which comes in the slot `preview0`, `preview1` and so on. On wide
 * screens the preview of the name last pointed at or focused stands beside the list; elsewhere the first tap on a
 * name opens its preview in place, and the next follows the link. While the island sleeps, the style sheet shows
 * what is pointed at; without scripts every name is a plain link.
 */
export function ProductPreview({ label, products, ...previews }: ProductPreviewProps) {
  const { shownId, openedIds, isHydrated, isOpen, onHover, onLeave, hasRoomBeside, open, list } =
    useShownProduct(products)

  const onClick = (event: MouseEvent, id: string) => {
    const wantsOwnTab = event.ctrlKey || event.metaKey || event.shiftKey
    const { pointerType } = event.nativeEvent as PointerEvent
    const isTap = pointerType === 'touch'
    // A mouse has shown the preview by pointing, unless a scroll brought the name under it: both follow the link.
    if (pointerType === 'mouse' && hasRoomBeside) return
    // What a finger leaves behind it looks like pointing: by touch a preview is open where it has been asked for.
    if (wantsOwnTab || (isOpen(id) && (!isTap || openedIds.includes(id)))) return
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
          // Not onPointerEnter: scrolling the list under a resting pointer causes that too.
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
                <span>{name}</span>
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
