import { whenNear } from '#src/ui/when-near.ts'
import { weave } from '../loom.ts'

/** Woven once, if the visitor sees the empty loom before he types. */
const EXAMPLE = 'Abuja'

const bench = document.querySelector('[data-bench]')
const field = bench?.querySelector('input')
const cloth = bench?.querySelector<HTMLElement>('[data-loom]')
const status = bench?.querySelector('output')

// Weaves what is typed, and says how many strips it has. The name stays in the page.
if (field && cloth && status) {
  const show = (name: string) => {
    const strips = weave(cloth, name)
    status.textContent = strips > 0 ? `Cloth of ${strips} strips` : ''
  }
  field.addEventListener('input', () => show(field.value))
  if (field.value) show(field.value)
  else whenNear(cloth, () => !field.value && weave(cloth, EXAMPLE), '-30%')
}
