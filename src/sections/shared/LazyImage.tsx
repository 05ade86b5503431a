import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import { Picture } from './Picture.tsx'

type LazyImageProps = {
  picture: Omit<RenderedPicture, 'src'> & { src?: string }
  /** The `sizes` attribute of a photograph. A drawing has none. */
  sizes?: string
  /** True if adjacent text says the same as the picture: `alt` is then empty (WCAG 2.2 SC 1.1.1). */
  decorative?: boolean
  className?: string | undefined
}

/** A picture as a file that the browser fetches only when the picture is close to the viewport. */
export function LazyImage({ picture, sizes, decorative = false, className }: LazyImageProps) {
  return (
    <Picture
      className={className}
      picture={picture}
      sizes={sizes}
      alt={decorative ? '' : picture.alt}
      loading="lazy"
      decoding="async"
    />
  )
}
