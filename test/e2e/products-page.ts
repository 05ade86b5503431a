import type { Locator, Page } from '@playwright/test'
import { readEntries } from './read-entries.ts'

const products = readEntries('products').map(({ data }) => data)

/** Names of the products with the status `available`. */
export const AVAILABLE = products.filter(({ status }) => status === 'available').map(({ name }) => name)
/** Names of all other products. */
export const COMING_SOON = products.filter(({ status }) => status !== 'available').map(({ name }) => name)

/** Returns the list of all products. */
export function productList(page: Page): Locator {
  return page.getByRole('list', { name: 'Products', exact: true })
}

/** Returns the list item of a product, with its preview. */
export function productItem(page: Page, name: string): Locator {
  return productList(page)
    .locator('> li')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
}

/** Returns the link in the name of a product. */
export function productLink(page: Page, name: string): Locator {
  return productList(page).getByRole('heading', { name, exact: true }).getByRole('link')
}

/** Returns the description in the preview of a product. */
export function productDescription(page: Page, name: string): Locator {
  return productItem(page, name).getByText(
    products.find((product) => product.name === name)?.shortDescription ?? 'missing',
  )
}

/** Returns the link to the product page in the preview of a product. */
export function exploreLink(page: Page, name: string): Locator {
  return productItem(page, name).getByRole('link', { name: /Explore Product/ })
}
