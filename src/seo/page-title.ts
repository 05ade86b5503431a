/** Longest title that result pages show whole, in characters. */
const LONGEST = 65

/** Title of the document: the page's own and the group's name, where both fit. */
export function pageTitle(title: string, siteName: string): string {
  const full = `${title} | ${siteName}`
  return full.length <= LONGEST ? full : title
}
