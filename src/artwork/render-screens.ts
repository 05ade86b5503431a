import { getImage } from 'astro:assets'
import type { Screen } from '../content/schemas/screen.ts'
import { findFile } from './render-picture.ts'

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

/** Returns the screens of a product, with their pictures as files. An AVIF file is served as it is. */
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
  if (file.format === 'avif') return { src: file.src, width: file.width, height: file.height }
  const image = await getImage({
    src: file,
    width: Math.min(file.width, MAX_WIDTH),
    format: 'avif',
    quality: 45,
  })
  return { src: image.src, width: image.attributes.width, height: image.attributes.height }
}

const MAX_WIDTH = 1400
