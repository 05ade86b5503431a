import type { ComponentProps } from 'react'
import type { PictureFiles, RenderedPicture } from '#src/drawings/render-picture.ts'
import { classNames } from '#src/ui/class-names.ts'

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> & {
  picture: Partial<RenderedPicture>
  /** Default: the text of the picture. Empty if adjacent text says the same (WCAG 2.2 SC 1.1.1). */
  alt?: string
  sizes?: string
  /** True for the picture that the first view shows. */
  first?: boolean
  /** Another photograph, where the media query matches. */
  variant?: { picture: PictureFiles; media: string } | undefined
}

/** A drawing, or a photograph as AVIF with another file as fallback. Loads near the viewport, unless `loading` is `eager`. */
export function Picture({ picture, variant, sizes, first, ...attributes }: PictureProps) {
  const { loading = first ? 'eager' : 'lazy' } = attributes
  const { src, avif, width, height, focus, alt } = picture
  const image = (
    <img
      alt={alt}
      decoding={loading === 'lazy' ? 'async' : undefined}
      fetchPriority={first ? 'high' : undefined}
      {...attributes}
      loading={loading}
      className={classNames(
        'picture',
        attributes.className,
        ...(focus?.split(' ').map((edge) => `focus-${edge}`) ?? []),
      )}
      src={src}
      width={width}
      height={height}
    />
  )
  if (!avif) return image
  return (
    <picture>
      {variant && <VariantSources {...variant} />}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  )
}

function VariantSources({ picture, media }: NonNullable<PictureProps['variant']>) {
  const { src, avif, width, height } = picture
  return (
    <>
      <source media={media} type="image/avif" srcSet={avif} width={width} height={height} />
      <source media={media} srcSet={src} width={width} height={height} />
    </>
  )
}
