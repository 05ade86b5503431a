type ThemedImageProps = {
  light: string
  dark: string
  width: number
  height: number
  className?: string | undefined
}

/** A lazy drawing. The page chooses the file of the theme: in an `<img>`, WebKit's `prefers-color-scheme` is always light. */
export function ThemedImage({ light, dark, width, height, className }: ThemedImageProps) {
  return (
    <picture>
      <source media="screen and (prefers-color-scheme: dark)" srcSet={dark} />
      <img className={className} src={light} width={width} height={height} alt="" loading="lazy" />
    </picture>
  )
}
