type ThemedImageProps = {
  /** Addresses of the file for each theme. */
  light: string
  dark: string
  width: number
  height: number
  className?: string | undefined
}

/**
 * A decorative, lazily loaded drawing in the colour of the text. The page chooses its file, because inside an `<img>`
 * WebKit always takes `prefers-color-scheme` as light. Print is light in both themes.
 */
export function ThemedImage({ light, dark, width, height, className }: ThemedImageProps) {
  return (
    <picture>
      <source media="screen and (prefers-color-scheme: dark)" srcSet={dark} />
      <img
        className={className}
        src={light}
        width={width}
        height={height}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
