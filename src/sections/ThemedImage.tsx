type ThemedImageProps = {
  /** Addresses of the file for each theme. */
  light: string
  dark: string
  width: number
  height: number
  className?: string | undefined
}

/**
 * A decorative drawing in the colour of the text, fetched when it comes near the view. The page chooses the file,
 * because WebKit takes `prefers-color-scheme` inside an `<img>` for light. Paper is light in both themes.
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
