import type { RenderedScreen } from '#src/drawings/render-picture.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Picture } from '../Picture.tsx'
import styles from './ProductScreen.module.css'

type ProductScreenProps = {
  screen: RenderedScreen
  /** True for the first screen of a product page, which the first view shows. */
  isFirst?: boolean
}

/** The part of a product's screen that matters. Without a picture for the dark theme it is dimmed there. */
export function ProductScreen({ screen, isFirst = false }: ProductScreenProps) {
  const { alt, isSample, picture, dark } = screen
  return (
    <figure className={classNames(styles.frame, !dark && styles.dimmed)}>
      <Picture
        picture={picture}
        variant={dark && { picture: dark, media: 'screen and (prefers-color-scheme: dark)' }}
        alt={alt}
        first={isFirst}
      />
      {isSample && <figcaption className={styles.caption}>Sample data</figcaption>}
    </figure>
  )
}
