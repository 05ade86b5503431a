import { weave } from '#src/sections/loom.ts'
import { withStorage } from '#src/ui/with-storage.ts'

/** Key in session storage of a name that was sent without the dialog. It is removed once its cloth is shown. */
const KEY = 'cloth'

const loom = document.querySelector<HTMLElement>('main [data-loom]')

const name = withStorage(() => sessionStorage.getItem(KEY))
withStorage(() => sessionStorage.removeItem(KEY))
if (loom && name && !document.querySelector('form')) weave(loom, name)

document.addEventListener('submit', ({ target, defaultPrevented }) => {
  const typed = new FormData(target as HTMLFormElement).get('name')
  if (!defaultPrevented) withStorage(() => sessionStorage.setItem(KEY, `${typed}`))
})
