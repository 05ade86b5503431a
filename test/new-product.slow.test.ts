import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite } from './support/build-site.ts'
import { copySite } from './support/copy-site.ts'

const ID = 'clinic-cards'
const SCREEN = `screens:
  - picture: ../images/products/${ID}-screen.avif
    alt: A list of patients at a clinic, with the next visit of each
`

let site: string
const page = (path: string) => readFileSync(join(site, 'dist', path), 'utf8')

beforeAll(() => {
  site = copySite()
  const folder = join(site, 'content/products')
  const picture = (id: string) => join(site, `content/images/products/${id}-screen.avif`)
  copyFileSync(picture('taxly'), picture(ID))
  writeFileSync(
    join(folder, `${ID}.yaml`),
    readFileSync(join(folder, 'taxly.yaml'), 'utf8')
      .replace(/^order: .*/m, `order: ${readdirSync(folder).length + 1}`)
      .replace(/^name: .*/m, 'name: Clinic Cards')
      .replace(/^screens:\n(?: .*\n)+/m, SCREEN),
  )
  buildSite(site)
}, 240_000)
afterAll(() => rmSync(site, { recursive: true, force: true }))

test.each([
  ['its page', `products/${ID}.html`],
  ['the list of products', 'products.html'],
])(
  'new product added as YAML and picture: %s shows its screen as the file is, without a caption',
  (_, path) => {
    const html = page(path)
    const [figure = ''] =
      html.match(/<figure(?:(?!<\/figure>)[\s\S])*A list of patients[\s\S]*?<\/figure>/) ?? []
    expect(figure).not.toContain('Sample data')
    const [, src = ''] = figure.match(/<img[^>]*src="([^"]+)"/) ?? []
    expect(src).toMatch(/^\/_astro\/.+\.avif$/)
    const served = readFileSync(join(site, 'dist', src))
    expect(served.equals(readFileSync(join(site, `content/images/products/${ID}-screen.avif`)))).toBe(true)
  },
)
