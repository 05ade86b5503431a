import { classNames } from './class-names.ts'

type DrawingProps = {
  /** SVG source from src/drawings. Inserted without escaping, so it must not contain text that a visitor typed. */
  svg: string
  className?: string | undefined
  /** False if the drawing has a title, which screen readers announce. */
  decorative?: boolean
}

/** Inserts an SVG drawing into the page. */
export function Drawing({ svg, className, decorative = true }: DrawingProps) {
  return (
    <div
      className={classNames('drawing', className)}
      aria-hidden={decorative || undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: src/drawings makes the SVG and escapes its input
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
