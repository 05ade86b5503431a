/** In characters. Search results cut longer titles. */
const MAX_TITLE_LENGTH = 65

/** Returns the title of the document: the title of the page, with the name of the site if both fit. */
export function pageTitle(title: string, siteName: string): string {
  const full = `${title} | ${siteName}`
  return full.length <= MAX_TITLE_LENGTH ? full : title
}
