import { expect, it } from 'vitest'
import { countWords, readRows } from './count-words.ts'

const PAGE = `<body><header>Menu</header><main><h1>Two words</h1>
  <section aria-labelledby="why"><h2 id="why">Why<b>here</b></h2></section>
  <section aria-labelledby="facts"><details open><summary>Fee</summary><p>₦450,000 a term</p></details>
    <details><summary>Place</summary><p>not shown</p></details></section>
  <section aria-labelledby="more">One <span class="visually-hidden">two</span> – three</section></main></body>`

it('check:words: counts what is visible without a tap, and finds sections that the table does not mark', () => {
  expect(countWords(PAGE, ['why'], ['facts'])).toEqual({
    all: 11,
    added: 5,
    unmarked: ['more'],
  })
})

it('check:words: reads pages and ids of sections from the table', () => {
  const table =
    '| page | a | b |\n|---|---|---|\n| `/work`, `/work/{id}` | more how-we | |\n| status | 201 | |\n'
  expect(readRows(table)).toEqual([
    { pages: ['/work', '/work/{id}'], required: ['more', 'how-we'], added: [] },
  ])
})
