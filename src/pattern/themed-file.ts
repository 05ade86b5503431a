/** The ink of the two themes, as in styles/tokens.css: a file cannot see the page that shows it. */
const INK = { light: '#161f47', dark: '#ece9df' }

/**
 * A picture in `currentColor` as a file of its own: its lines take the ink of the system's theme, as the words
 * around it do.
 * @param svg an `<svg>` element that states its name space
 */
export function themedFile(svg: string): string {
  const rules = `svg{color:${INK.light}}@media (prefers-color-scheme:dark){svg{color:${INK.dark}}}`
  return svg.replace(/^<svg[^>]*>/, (start) => `${start}<style>${rules}</style>`)
}
