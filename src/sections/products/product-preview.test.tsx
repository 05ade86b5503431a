// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fixtureContent } from '#test/support/fixture-content.ts'
import { dispatch } from '#test/support/mount.ts'
import { ProductList } from './ProductList.tsx'

const { products, productsPage } = fixtureContent
const NAMES = ['CortexHR', 'Taxly', 'Fides Agro']
const picture = { src: '/cloth.svg', width: 480, height: 520, alt: '' }

const HTML = renderToStaticMarkup(
  <ProductList
    label="Products"
    products={NAMES.flatMap((name) =>
      products.flatMap(({ data }) =>
        data.name === name
          ? [{ id: name, product: data, picture, screen: undefined, ground: undefined, price: '' }]
          : [],
      ),
    )}
    buttons={productsPage.buttons}
  />,
)

const item = (name: string) => document.querySelector(`[data-id="${name}"]`) as HTMLElement
const link = (name: string) => item(name).querySelector('h2 a') as HTMLElement
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-shown]')].map(({ dataset }) => dataset.id)

/** Moves the pointer onto a product. The position differs each time, so that it counts as a movement. */
async function hover(name: string): Promise<void> {
  position += 10
  await dispatch(
    link(name),
    new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', screenX: position }),
  )
}
let position = 0

/** Moves the pointer from a product to the page around the list. */
const leave = (name: string) => dispatch(item(name), new PointerEvent('pointerleave'))

/** Runs the script in a page with the list. */
async function openPage(): Promise<void> {
  document.body.innerHTML = HTML
  vi.resetModules()
  await vi.importActual('./product-preview.ts')
}

/** Lets the hover delay pass. */
const wait = () => vi.runAllTimersAsync()

describe('product preview', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const listeners = { addEventListener: () => {}, removeEventListener: () => {} }
    vi.stubGlobal('matchMedia', () => ({ matches: true, ...listeners }))
    return () => {
      vi.useRealTimers()
      vi.unstubAllGlobals()
      document.body.replaceChildren()
    }
  })

  it('does not change the preview when the pointer passes a product', async () => {
    await openPage()
    await hover('Taxly')
    await leave('Taxly')
    await wait()
    expect(shown()).toEqual(['CortexHR'])
  })

  it('ignores a pointermove event without movement, which WebKit fires on scroll', async () => {
    await openPage()
    await hover('Taxly')
    await wait()
    const still = { bubbles: true, pointerType: 'mouse', screenX: position }
    await dispatch(link('Fides Agro'), new PointerEvent('pointermove', still))
    await wait()
    expect(shown()).toEqual(['Taxly'])
  })

  it('keeps a preview that contains the focus when another product is hovered', async () => {
    await openPage()
    item('CortexHR').querySelector<HTMLElement>('[data-preview] a')?.focus()
    await hover('Taxly')
    await wait()
    expect(shown()).toEqual(['CortexHR'])
  })

  it('says when a product is launched to screen readers, which do not reach its hidden preview', () => {
    document.body.innerHTML = HTML
    expect(item('Fides Agro').querySelector('[data-preview]')?.previousElementSibling?.textContent).toContain(
      'Coming Soon, launching Q2 2026',
    )
  })
})
