/** Text colour of each theme, as `--ink` in styles/tokens.css: a file cannot read the tokens of a page. */
export const INK = { light: '#161f47', dark: '#ece9df' } as const

export type Theme = keyof typeof INK

export const THEMES = Object.keys(INK) as Theme[]
