import type { Browser } from '@playwright/test'
import { compareImages } from './compare-images.ts'
import { takeScreenshot, type View } from './take-screenshot.ts'

/** The URL of a page in two builds. A page that exists in one build only has one URL. */
export type PagePair = { path: string; before?: string | undefined; after?: string | undefined }

/** PNG files. */
export type Pictures = { before?: Buffer; after?: Buffer; changes?: Buffer }

export type PageComparison = View & {
  path: string
  /** Share of the pixels that differ, from 0 to 1; 1 for a page that exists in one build only. */
  share: number
  pictures: Pictures
}

/** Takes pictures of a page of two builds and compares them. */
export async function comparePages(
  browser: Browser,
  { path, before, after }: PagePair,
  view: View,
): Promise<PageComparison> {
  const take = (url: string | undefined) => (url ? takeScreenshot(browser, url, view) : undefined)
  const [first, second] = await Promise.all([take(before), take(after)])
  const pictures = { ...(first && { before: first }), ...(second && { after: second }) }
  if (!first || !second) return { path, ...view, share: 1, pictures }
  if (first.equals(second)) return { path, ...view, share: 0, pictures }
  const { share, marked } = await compareImages(first, second)
  return { path, ...view, share, pictures: { ...pictures, changes: marked } }
}
