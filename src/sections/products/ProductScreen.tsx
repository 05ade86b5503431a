import type { FileImage } from '#src/artwork/render-picture.ts'
import type { RenderedScreen } from '#src/artwork/render-screens.ts'
import { classNames } from '#src/ui/class-names.ts'
import styles from './ProductScreen.module.css'

type ProductScreenProps = {
  screen: RenderedScreen
  /** True where only the part for phones fits, as in the list of products. */
  isNarrow?: boolean
  /** True for the first screen of a product page, which the first view shows. */
  isFirst?: boolean
}

/** A screen of a product. Without a picture for the dark theme it is dimmed there. Print shows the whole screen. */
export function ProductScreen({ screen, isNarrow = false, isFirst = false }: ProductScreenProps) {
  const { alt, isSample, dark } = screen
  const phone = screen.phone ?? screen.picture
  const phoneDark = screen.phoneDark ?? (screen.phone ? undefined : dark)
  const { src, width, height } = isNarrow ? phone : screen.picture
  return (
    <figure className={classNames(styles.frame, !dark && styles.dimmed)}>
      <picture>
        {phoneDark && source(isNarrow ? DARK : `${DARK} and ${PHONE}`, phoneDark)}
        {!isNarrow && source(`screen and ${PHONE}`, phone)}
        {!isNarrow && dark && source(DARK, dark)}
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

const DARK = 'screen and (prefers-color-scheme: dark)'
const PHONE = '(max-width: 1120px)'

function source(media: string, { src, width, height }: FileImage) {
  return <source media={media} srcSet={src} width={width} height={height} />
}
