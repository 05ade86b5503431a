import { DARK, LIGHT } from '../styles/palette.ts'

/**
 * A picture in `currentColor` as a file of its own, which cannot see the page that shows it: its lines take the
 * ink of the system's theme, as the words around it do.
 * @param svg an `<svg>` element that states its name space
 */
export function themedFile(svg: string): string {
  const rules = `svg{color:${LIGHT.ink}}@media (prefers-color-scheme:dark){svg{color:${DARK.ink}}}`
  return svg.replace(/^<svg[^>]*>/, (start) => `${start}<style>${rules}</style>`)
}
