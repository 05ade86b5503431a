import { getImage } from 'astro:assets'
import type { Screen } from '../content/schemas/screen.ts'
import { findFile, metadataOf } from './render-picture.ts'

/** The attributes of one picture of a screen. */
export type ScreenImage = { src: string; width: number; height: number }

/** A screen of a product, with its pictures as files. */
export type RenderedScreen = {
  alt: string
  isSample: boolean
  picture: ScreenImage
  dark: ScreenImage | undefined
  phone: ScreenImage | undefined
  phoneDark: ScreenImage | undefined
}

/** Returns the screens of a product, with their pictures as files. An AVIF file that is not too wide is served as it is. */
export function renderScreens(screens: readonly Screen[] = []): Promise<RenderedScreen[]> {
  return Promise.all(
    screens.map(async ({ alt, placeholder = false, picture, dark, phone, phoneDark }) => ({
      alt,
      isSample: placeholder,
      picture: await renderScreen(picture),
      dark: await renderScreen(dark),
      phone: await renderScreen(phone),
      phoneDark: await renderScreen(phoneDark),
    })),
  )
}

async function renderScreen(path: string): Promise<ScreenImage>
async function renderScreen(path: string | undefined): Promise<ScreenImage | undefined>
async function renderScreen(path: string | undefined): Promise<ScreenImage | undefined> {
  if (path === undefined) return undefined
  const file = findFile(path)
  const { format, width, height } = metadataOf(file)
  if (format === 'avif' && width <= MAX_WIDTH) return { src: file.src, width, height }
  const image = await getImage({
    src: file,
    width: Math.min(width, MAX_WIDTH),
    format: 'avif',
    quality: 45,
  })
  return { src: image.src, width: image.attributes.width, height: image.attributes.height }
}

const MAX_WIDTH = 1400
