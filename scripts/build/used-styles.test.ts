import { expect, it } from 'vitest'
import { usedOf } from './used-styles.ts'

it('leaves out the rules of classes that no page has', () => {
  const css = '.Aa{top:0}.Ab{top:1px}.Aa .Ab{top:2px}'
  expect(usedOf(css, '<p class="Aa">Ab</p>', '')).toBe('.Aa{top:0}')
})

it('keeps rules for what is not there, and for one of several classes', () => {
  const css = '.Aa:not(.Ab){top:0}:is(.Aa,.Ab)>svg{left:0}'
  expect(usedOf(css, '<p class="Aa">', '')).toBe(css)
})

it('keeps what a script of the page sets, and what an island may show later', () => {
  const css = '.Aa.is-in{top:0}.Ab{top:0}'
  expect(usedOf(css, '<p class="Aa"><script>x.classList.add("is-in")</script>', 'c="Ab"')).toBe(
    '.Aa.is-in{top:0}',
  )
  expect(usedOf(css, '<astro-island class="Aa is-in">', 'c="Ab"')).toBe('.Aa.is-in,.Ab{top:0}')
})

it('keeps a class that stands behind a bracket in a quoted attribute', () => {
  expect(usedOf('.Aa{top:0}', '<p title="2 > 1" class="Aa">', '')).toBe('.Aa{top:0}')
})

it('leaves out custom properties that nothing asks for, not even each other', () => {
  const css = ':root{--a:1px;--b:var(--c);--c:2px;--d:3px;--e:4px;--f:5px}p{top:var(--a)}'
  const html = '<svg fill="var(--d)"></svg><script>style.setProperty("--e", 1)</script>'
  expect(usedOf(css, html, '.screen{top:var(--f)}')).toBe(
    ':root{--a:1px;--d:3px;--e:4px;--f:5px}p{top:var(--a)}',
  )
})
