import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { budgetKind, readBudgets } from './read-budgets.ts'
import { brotli, weighPage } from './weigh-page.ts'
import { checkWeights } from './weight-budgets.ts'

function writeSite(files: Record<string, string>): string {
  const root = temporaryFolder()
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, name, '..'), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return root
}

/** Text that no compression makes shorter than about three quarters of `bytes`. */
function noise(bytes: number): string {
  let seed = 1
  return Array.from({ length: bytes }, () => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
    return String.fromCharCode(33 + ((seed >>> 16) % 90))
  }).join('')
}

it('counts style and script in the page and in files, and what an island may fetch', () => {
  const root = writeSite({
    'about.html':
      '<style>h1{color:red}</style><link rel="stylesheet" href="/_astro/late.css"><script>one()</script>' +
      '<script type="application/ld+json">{"@type":"WebPage"}</script><script type="module" src="/_astro/page.js"></script>' +
      '<astro-island component-url="/_astro/Tabs.js" renderer-url="/_astro/react.js"></astro-island>',
    '_astro/late.css': 'h2{color:blue}',
    '_astro/page.js': 'import"./shared.js";two()',
    '_astro/shared.js': 'three()',
    '_astro/Tabs.js': 'import{a}from"./shared.js";const later=()=>import("./rare.js")',
    '_astro/rare.js': 'four()',
    '_astro/react.js': 'five()',
  })
  const weight = weighPage(root, 'about.html')
  expect(weight.style).toBe(brotli('h1{color:red}') + brotli('h2{color:blue}'))
  expect(weight.scriptBefore).toBe(
    brotli('one()\n') + brotli('import"./shared.js";two()') + brotli('three()'),
  )
  const fetched = [
    'import{a}from"./shared.js";const later=()=>import("./rare.js")',
    'three()',
    'four()',
    'five()',
  ]
  expect(weight.scriptAfter).toBe(fetched.reduce((sum, text) => sum + brotli(text), 0))
})

it('names the page, the part and the bytes that are too many', () => {
  const most = readBudgets().careers?.html ?? 0
  const root = writeSite({ 'careers.html': noise(2 * most), 'work.html': '<h1>Work</h1>' })
  const { pages, excesses } = checkWeights(root)
  expect(pages).toBe(2)
  expect(excesses).toEqual([
    expect.stringMatching(/^\/careers: html weighs \d+ bytes, \d+ more than the \d+ of "careers"$/),
  ])
})

it('refuses a page of a kind without a budget', () => {
  const { excesses } = checkWeights(writeSite({ 'news/first.html': '<h1>News</h1>' }))
  expect(excesses).toEqual(['/news/first: budgets.yaml has no kind "news"'])
})

it.each([
  ['/', 'home'],
  ['/services', 'services'],
  ['/services/data-engineering', 'service'],
  ['/work/permits-without-the-queue', 'case study'],
  ['/products/cortexhr', 'product'],
  ['/terms-of-service', 'legal'],
  ['/contact/thank-you', 'contact'],
  ['/404', 'not found'],
])('%s is a page of the kind "%s"', (path, kind) => {
  expect(budgetKind(path)).toBe(kind)
  expect(readBudgets()).toHaveProperty([kind])
})
