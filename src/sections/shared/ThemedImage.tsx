type ThemedImageProps = {
  light: string
  dark: string
  width: number
  height: number
  className?: string | undefined
}

/**
 * A decorative, lazily loaded drawing in the colour of the text, with a file for each theme. The page chooses the file:
 * inside an `<img>`, `prefers-color-scheme` is always light in WebKit. Printed pages use the light file.
 */
export function ThemedImage({ light, dark, width, height, className }: ThemedImageProps) {
  return (
    <picture>
      <source media="screen and (prefers-color-scheme: dark)" srcSet={dark} />
      <img className={className} src={light} width={width} height={height} alt="" loading="lazy" />
    </picture>
  )
}
