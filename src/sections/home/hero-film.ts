/**
 * Plays the hero film (decision D14): once the page stands where motion is welcome and data are not being saved, else
 * only when asked. Until then not a byte of it is fetched; the poster stands in.
 */
const hero = document.querySelector('[data-hero]')
const film = hero?.querySelector('video')
const control = hero?.querySelector<HTMLButtonElement>('[data-film-control]')
if (film && control) directFilm(film, control)

type Source = { src: string; type: string; bytes: number }

function directFilm(film: HTMLVideoElement, control: HTMLButtonElement): void {
  const sources: Source[] = JSON.parse(film.dataset.film ?? '[]')
  const source = sources.find(({ type }) => film.canPlayType(type) !== '')
  if (!source) return
  const size = control.querySelector('[data-film-size]')
  if (size) size.textContent = `(${Math.round(source.bytes / 1000)} kB)`

  const show = (state: 'playing' | 'paused') => {
    film.dataset.state = state
    control.dataset.state = state
    control.hidden = false
  }
  const offer = () => {
    control.removeAttribute('data-state')
    control.hidden = false
  }
  const play = () => {
    film.src ||= source.src
    // React leaves the muted attribute out of its HTML; without it no browser lets the film start.
    film.muted = true
    film.play().catch(offer)
  }
  film.addEventListener('playing', () => show('playing'))
  film.addEventListener('pause', () => show('paused'))
  control.addEventListener('click', () => (film.paused ? play() : film.pause()))

  // A script of the document always runs before the page has loaded; the page stands a little later (layouts/after.ts).
  if (mayPlayUnasked()) addEventListener('load', () => setTimeout(play, 200))
  else offer()
}

function mayPlayUnasked(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  return !calm && !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '')
}
