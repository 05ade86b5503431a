import type { RenderedPicture } from '#src/artwork/render-picture.ts'

type LazyImageProps = {
  picture: Pick<RenderedPicture, 'srcset' | 'alt' | 'width' | 'height'> & { src?: string }
  /** The `sizes` attribute of a photograph. A drawing has none. */
  sizes?: string
  /** True if adjacent text says the same as the picture: `alt` is then empty (WCAG 2.2 SC 1.1.1). */
  decorative?: boolean
  className?: string | undefined
}

/** A picture as a file that the browser fetches only when the picture is close to the viewport. */
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
