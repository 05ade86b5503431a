import { isFastConnection } from '#src/ui/fast-connection.ts'

/** Key in session storage, which lasts for a visit. It is set while the visitor wants the film paused. */
const PAUSED_KEY = 'film-paused'

/** Plays the film after the first paint, but with reduced motion, Save-Data, 2g or an earlier pause only after a click. */
// Until then its sources stay in a template, so that the browser fetches nothing.
enhanceFilm(
  document.querySelector('[data-film]') as HTMLVideoElement,
  document.querySelector('[data-film-control]') as HTMLButtonElement,
)

function enhanceFilm(film: HTMLVideoElement, control: HTMLButtonElement): void {
  const template = film.firstElementChild as HTMLTemplateElement
  const sources = [...template.content.children] as HTMLSourceElement[]
  const playable = sources.find(({ type }) => film.canPlayType(type))
  if (!playable) return
  ;(control.querySelector('[data-film-size]') as Element).textContent = playable.dataset.size as string

  /** @param state `playing` or `pause` after the event of that name; `offered` if the film waits for a click */
  const show = (state: string) => {
    film.dataset.state = control.dataset.state = state
    control.hidden = false
  }
  const offer = () => show('offered')
  const play = () => {
    if (!playable.parentElement) film.append(...sources)
    film.play().catch(offer)
  }
  for (const event of ['playing', 'pause']) film.addEventListener(event, () => show(event))
  // If all sources fail, the promise of play() stays pending. A load without sources rejects it.
  sources.at(-1)?.addEventListener('error', () => {
    film.replaceChildren()
    film.load()
  })
  control.addEventListener('click', () => {
    const wantsPause = !film.paused
    rememberPause(wantsPause)
    if (wantsPause) film.pause()
    else play()
  })

  // This script always runs before the load event. The delay lets the browser paint the first frames of the page.
  if (mayAutoplay()) addEventListener('load', () => setTimeout(play, 200))
  else offer()
}

function mayAutoplay(): boolean {
  return !matchMedia('(prefers-reduced-motion)').matches && isFastConnection(/2g/) && !wasPaused()
}

// Not `withStorage`: a module that the form shares would be a file of its own, fetched before the load event.
function wasPaused(): boolean {
  try {
    return sessionStorage.getItem(PAUSED_KEY) !== null
  } catch {
    return false
  }
}

function rememberPause(isPaused: boolean): void {
  try {
    if (isPaused) sessionStorage.setItem(PAUSED_KEY, '')
    else sessionStorage.removeItem(PAUSED_KEY)
  } catch {}
}
