import { weave } from '#src/client/loom.ts'

/** Key in session storage of a name that was sent without the dialog. It is removed once its cloth is shown. */
const KEY = 'cloth'

const cloth = document.querySelector<HTMLElement>('[data-cloth]')
/** What is woven before a name is typed. */
const atRest = cloth?.dataset.cloth ?? ''
const field = document.querySelector<HTMLInputElement>('#name')

if (cloth && !field) {
  weave(cloth, stored()?.getItem(KEY) || atRest)
  stored()?.removeItem(KEY)
}
if (cloth && field) {
  if (field.value) weave(cloth, field.value)
  else weaveSlowly(cloth, atRest.length)
  // On the document, because the form may replace its fields when React starts.
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.id === 'name') weave(cloth, target.value || atRest)
  })
  document.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (!defaultPrevented) stored()?.setItem(KEY, `${new FormData(target as HTMLFormElement).get('name')}`)
  })
}

/** Weaves the name at rest a letter at a time, so that no task is long while the page loads. What is typed ends it. */
function weaveSlowly(cloth: HTMLElement, left: number): void {
  const field = document.querySelector<HTMLInputElement>('#name')
  if (left === 0 || field?.value) return
  weave(cloth, atRest.slice(0, atRest.length - left + 1))
  setTimeout(weaveSlowly, 240, cloth, left - 1)
}

function stored(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    // Storage is disabled.
    return undefined
  }
}
