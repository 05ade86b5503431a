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
      dangerouslySetInnerHTML={{ __html: trusted(svg) }}
    />
  )
}

type DrawingPolicy = { createHTML(svg: string): string }

let policy: DrawingPolicy | undefined

/** The one kind of HTML that scripts of this site may write: the server allows the policy `drawing` and no other. */
function trusted(svg: string): string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: DrawingPolicy): DrawingPolicy }
  }
  policy ??= trustedTypes?.createPolicy('drawing', { createHTML: (text) => text })
  return policy?.createHTML(svg) ?? svg
}
