import tokens from './tokens.css?raw'

const [light = '', dark = ''] = tokens.split('@media (--dark)')
const THEMES = { light, dark }

/** Returns a colour of tokens.css, for files, which cannot use custom properties. @throws Error if the theme has none */
export function colourOf(token: string, theme: keyof typeof THEMES = 'light'): string {
  const [, colour] = new RegExp(`--${token}: (#\\w+);`).exec(THEMES[theme]) ?? []
  if (!colour) throw new Error(`tokens.css has no colour --${token} in the ${theme} theme`)
  return colour
}

/** Colour of the browser tab's icon, readable on light and dark. */
export const TAB_ICON = '#4a6bb0'
