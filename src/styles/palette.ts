/** All colours of the site. tokens.css has the same values as custom properties; tokens.test.ts compares them. */

/** The colours of drawings and of bands, `--p-<name>` in style sheets. */
export const PALETTE = {
  indigo: '#161f47',
  deep: '#0b1029',
  sky: '#34527f',
  pale: '#a8b9d8',
  cotton: '#edeadf',
  raw: '#dbd3be',
  laterite: '#8a3519',
  clay: '#c4643d',
  leaf: '#2a4b36',
  sage: '#8dac88',
  brass: '#d2a54b',
  bronze: '#76581a',
} as const

const CHALK = '#f5f4ef'
const PAPER = '#fcfbf8'
const SLATE = '#474e6e'
const MOON = '#ece9df'
const MIST = '#b0b5cb'
const BRIGHT_BRASS = '#e5be6e'

/** Properties of the light theme, and those that both themes share. */
export const LIGHT = {
  chalk: CHALK,
  'on-band': CHALK,
  'on-indigo-soft': '#c3cae0',
  'on-laterite-soft': '#f6e3d8',
  'on-leaf-soft': '#dce7d8',
  'on-laterite-accent': '#f8e4b8',
  'on-leaf-accent': '#f0cd84',
  'brass-hi': BRIGHT_BRASS,
  'band-laterite': '#7e2f15',
  'band-leaf': '#234030',
  paper: PAPER,
  'on-night': MOON,
  'on-night-soft': MIST,
  background: CHALK,
  card: PAPER,
  ink: PALETTE.indigo,
  soft: SLATE,
  accent: PALETTE.laterite,
  action: PALETTE.indigo,
  'on-action': CHALK,
  error: '#9a1f1f',
  focus: PALETTE.laterite,
  before: PALETTE.clay,
  after: PALETTE.indigo,
} as const

/** Properties that the dark theme changes. */
export const DARK = {
  background: PALETTE.deep,
  card: '#141b3d',
  ink: MOON,
  soft: MIST,
  accent: BRIGHT_BRASS,
  action: BRIGHT_BRASS,
  'on-action': PALETTE.deep,
  error: '#f0a08c',
  focus: BRIGHT_BRASS,
  after: PALETTE.pale,
  'p-cotton': '#dad5c6',
  'p-raw': '#c9c0a8',
  chalk: MOON,
} as const

/** Colour of the browser tab's icon, readable on light and dark. */
export const TAB_ICON = '#4a6bb0'
