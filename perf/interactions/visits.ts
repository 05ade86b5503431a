import { urls } from '#src/urls.ts'

/** A touch, a key press, or a touch and a key press right after it. */
export type Interaction = {
  name: string
  /** Selector of the element to tap. */
  tap?: string
  /** Key to press in the focused element. */
  key?: string
  /** Selector of an element that becomes visible with the result. Not set for typed text, which the browser shows. */
  result?: string
  /** True if the page fetches and runs React because of this interaction. */
  loadsReact?: boolean
}

/** Interactions on one page, in their order. */
export type Visit = { path: string; interactions: readonly Interaction[] }

/** A visit to the hand-written page, for comparison: its times come from the browser and the machine alone. */
export const REFERENCE_VISIT: Visit = {
  path: '/',
  interactions: [
    { name: 'hand-written page, disclosure', tap: 'details > summary >> nth=0', result: 'details[open]' },
  ],
}

export const VISITS: readonly Visit[] = [
  {
    path: urls.subsidiaries(),
    interactions: [
      { name: 'menu, opened', tap: '[data-menu] > summary', result: '[data-menu][open] nav' },
      { name: 'menu, closed', tap: '[data-menu] > summary', result: '[data-menu]:not([open])' },
    ],
  },
  {
    path: urls.service('data-engineering'),
    interactions: [
      { name: 'accordion, second item', ...accordionItem(2) },
      { name: 'accordion, third item', ...accordionItem(3) },
    ],
  },
  {
    path: urls.about(),
    interactions: [
      { name: 'tabs, second tab', tap: '#tab-vision', result: '#vision' },
      { name: 'tabs, third tab', tap: '#tab-values', result: '#values' },
    ],
  },
  {
    path: urls.work(),
    interactions: [
      { name: 'filter, first touch', ...filterButton(2) },
      { name: 'filter, later touch', ...filterButton(3) },
      { name: 'filter, back to all', ...filterButton(1) },
    ],
  },
  {
    path: urls.products(),
    interactions: [
      { name: 'preview, first touch', ...previewOf(2) },
      { name: 'preview, later touch', ...previewOf(3) },
    ],
  },
  {
    path: urls.contact(),
    interactions: [
      { name: 'form, first touch and key', tap: '#name', key: 'A', loadsReact: true },
      { name: 'form, later key', key: 'd' },
    ],
  },
]

function accordionItem(position: number) {
  const item = `details[name]:nth-of-type(${position})`
  return { tap: `${item} > summary`, result: `${item}[open]` }
}

function filterButton(position: number) {
  const button = `fieldset button:nth-of-type(${position})`
  return { tap: button, result: `${button}[aria-pressed=true]` }
}

function previewOf(position: number) {
  const product = `main ol > li:nth-child(${position})`
  return { tap: `${product} h2 a`, result: `${product} [data-preview]` }
}
