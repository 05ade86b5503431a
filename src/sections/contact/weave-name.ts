import { weave } from '#src/client/loom.ts'

/** Key in session storage of a name that was sent without the dialog. It is removed once its cloth is shown. */
const KEY = 'cloth'

const cloth = document.querySelector<HTMLElement>('[data-cloth]')
/** The name of the group, which hangs here before another one is typed. */
const atRest = cloth?.textContent ?? ''
const field = document.querySelector<HTMLInputElement>('#name')

if (cloth && !field) {
  weave(cloth, stored()?.getItem(KEY) || atRest)
  stored()?.removeItem(KEY)
}
if (cloth && field) {
  weave(cloth, field.value || atRest)
  // On the document, because the form may replace its fields when React starts.
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.id === 'name') weave(cloth, target.value || atRest)
  })
  document.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (!defaultPrevented) stored()?.setItem(KEY, `${new FormData(target as HTMLFormElement).get('name')}`)
  })
}

function stored(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    // Storage is disabled.
    return undefined
  }
}
