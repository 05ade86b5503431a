type DrawingProps = {
  /** SVG source from src/pattern. Never pass text that a visitor typed. */
  svg: string
  className?: string | undefined
  /** False if the drawing has a title. */
  decorative?: boolean
  'data-reveal'?: boolean
}

/** Inserts an SVG drawing into the page. */
export function Drawing({ svg, className, decorative = true, ...rest }: DrawingProps) {
  return (
    <div
      className={className}
      aria-hidden={decorative || undefined}
      {...rest}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: src/pattern makes the text and escapes its input
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
