import type { Screen } from '../content/schemas/screen.ts'
import { type PictureFiles, renderFile } from './render-picture.ts'

/** A screen of a product, with its pictures as files. */
export type RenderedScreen = {
  alt: string
  isSample: boolean
  picture: PictureFiles
  dark: PictureFiles | undefined
}

/**
 * Returns the screens of a product, with their pictures as files.
 * @param maxWidth width in px to which wider pictures are reduced, where many files share a page
 */
export function renderScreens(screens: readonly Screen[] = [], maxWidth?: number): Promise<RenderedScreen[]> {
  return Promise.all(
    screens.map(async ({ alt, placeholder = false, picture, dark }) => ({
      alt,
      isSample: placeholder,
      picture: await renderFile(picture, maxWidth),
      dark: dark === undefined ? undefined : await renderFile(dark, maxWidth),
    })),
  )
}
