import type { ComponentProps } from 'react'
import type { PictureFiles } from '#src/artwork/render-picture.ts'
import { classNames } from '#src/ui/class-names.ts'

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> & {
  picture: Partial<PictureFiles>
  alt: string
  /** Another photograph, where the media query matches. */
  variant?: { picture: PictureFiles; media: string } | undefined
}

/** A drawing, or a photograph as AVIF and, for browsers that skip a `<source>` of this type, as another file. */
export function Picture({ picture, variant, alt, sizes, className, ...attributes }: PictureProps) {
  const { src, avif, width, height, focus } = picture
  const classes = classNames(className, ...(focus?.split(' ').map((edge) => `focus-${edge}`) ?? []))
  const image = <img {...attributes} className={classes} src={src} width={width} height={height} alt={alt} />
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
