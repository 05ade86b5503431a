/** Maximum length of a document title, in characters. Search results truncate longer titles. */
const MAX_TITLE_LENGTH = 60

/** Returns the document title: the page title, followed by the site name if both fit in MAX_TITLE_LENGTH. */
export function pageTitle(title: string, siteName: string): string {
  const full = `${title} | ${siteName}`
  return full.length <= MAX_TITLE_LENGTH ? full : title
}
