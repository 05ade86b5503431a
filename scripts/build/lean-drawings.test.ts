import { expect, it } from 'vitest'
import { withoutExcess } from './lean-drawings.ts'

it('leaves an icon with nothing but what draws it', () => {
  expect(
    withoutExcess(
      '<p class="lucide-x"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" class="lucide lucide-chart-line lucide-line-chart Ab Cd"><path d="M0 0"/></svg>',
    ),
  ).toBe('<p class="lucide-x"><svg viewBox="0 0 24 24" class="Ab Cd"><path d="M0 0"/></svg>')
  expect(withoutExcess('<svg class="lucide lucide-x"></svg>')).toBe('<svg></svg>')
})
