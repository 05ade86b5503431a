type DrawingProps = {
  /** An SVG made by our own drawing functions; never anything a visitor has typed as is. */
  svg: string
  className?: string | undefined
  /** Without a title inside, the drawing is decoration. */
  decorative?: boolean
  'data-reveal'?: boolean
}

/** Puts one of our own drawings into the page. */
export function Drawing({ svg, className, decorative = true, ...rest }: DrawingProps) {
  return (
    <div
      className={className}
      aria-hidden={decorative || undefined}
      {...rest}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is made by src/pattern, which escapes what it is given
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
