import type { RenderedScreen } from '#src/artwork/render-screens.ts'
import { classNames } from '#src/ui/class-names.ts'
import styles from './ProductScreen.module.css'

type ProductScreenProps = {
  screen: RenderedScreen
  /** True for the first screen of a product page, which the first view shows. */
  isFirst?: boolean
}

/** The part of a product's screen that matters. Without a picture for the dark theme it is dimmed there. */
export function ProductScreen({ screen, isFirst = false }: ProductScreenProps) {
  const { alt, isSample, dark } = screen
  const { src, width, height } = screen.picture
  return (
    <figure className={classNames(styles.frame, !dark && styles.dimmed)}>
      <picture>
        {dark && (
          <source
            media="screen and (prefers-color-scheme: dark)"
            srcSet={dark.src}
            width={dark.width}
            height={dark.height}
          />
        )}
        <img
          className={styles.image}
          src={src}
          width={width}
          height={height}
          alt={alt}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
        />
      </picture>
      {isSample && <figcaption className={styles.caption}>Sample data</figcaption>}
    </figure>
  )
}
