import { weave } from '#src/sections/loom.ts'

/** Key in session storage of a name that was sent without the dialog. It is removed once its cloth is shown. */
const KEY = 'cloth'

const loom = document.querySelector<HTMLElement>('main [data-loom]')

try {
  const name = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  if (loom && name && !document.querySelector('form')) weave(loom, name)
} catch {
  // Storage is disabled.
}
document.addEventListener('submit', ({ target, defaultPrevented }) => {
  if (defaultPrevented) return
  try {
    sessionStorage.setItem(KEY, `${new FormData(target as HTMLFormElement).get('name')}`)
  } catch {
    // Storage is full or disabled.
  }
})
