import type { Screen } from '../content/schemas/screen.ts'
import { type FileImage, renderFile } from './render-picture.ts'

/** A screen of a product, with its pictures as files. */
export type RenderedScreen = {
  alt: string
  isSample: boolean
  picture: FileImage
  dark: FileImage | undefined
  phone: FileImage | undefined
  phoneDark: FileImage | undefined
}

/** Returns the screens of a product, with their pictures as files. */
export function renderScreens(screens: readonly Screen[] = []): Promise<RenderedScreen[]> {
  return Promise.all(
    screens.map(async ({ alt, placeholder = false, picture, dark, phone, phoneDark }) => ({
      alt,
      isSample: placeholder,
      picture: await renderFile(picture),
      dark: await renderOptional(dark),
      phone: await renderOptional(phone),
      phoneDark: await renderOptional(phoneDark),
    })),
  )
}

function renderOptional(path: string | undefined): Promise<FileImage> | undefined {
  return path === undefined ? undefined : renderFile(path)
}
