import type { RenderedPicture } from '../artwork/render-picture.ts'

type LazyImageProps = {
  picture: RenderedPicture
  /** `sizes` of a photograph, as in HTML. A drawing has none. */
  sizes?: string
  /** Leaves out the text alternative if the text next to the picture says it all (WCAG 2.2 SC 1.1.1). */
  decorative?: boolean
  className?: string | undefined
}

/** A picture as a file that the browser fetches when it comes near the view. */
export function LazyImage({ picture, sizes, decorative = false, className }: LazyImageProps) {
  return (
    <img
      className={className}
      src={picture.src}
      srcSet={picture.srcset}
      sizes={picture.srcset && sizes}
      width={picture.width}
      height={picture.height}
      alt={decorative ? '' : picture.alt}
      loading="lazy"
      decoding="async"
    />
  )
}
