/**
 * Plays the hero film (decision D14): once the page stands where motion is welcome and data are not being saved, else
 * only when asked. Until then not a byte of it is fetched; the poster stands in.
 */
directFilm(
  document.querySelector('[data-film]') as HTMLVideoElement,
  document.querySelector('[data-film-control]') as HTMLButtonElement,
)

type Source = { src: string; type: string; size: string }

function directFilm(film: HTMLVideoElement, control: HTMLButtonElement): void {
  const sources: Source[] = JSON.parse(film.dataset.film as string)
  const source = sources.find(({ type }) => film.canPlayType(type))
  if (!source) return
  ;(control.querySelector('[data-film-size]') as Element).textContent = source.size

  /** @param state the film's last event, or that it is offered */
  const show = (state: string) => {
    film.dataset.state = control.dataset.state = state
    control.hidden = false
  }
  const offer = () => show('offered')
  const play = () => {
    film.src ||= source.src
    // React leaves the muted attribute out of its HTML; without it no browser lets the film start.
    film.muted = true
    film.play().catch(offer)
  }
  for (const event of ['playing', 'pause']) film.addEventListener(event, () => show(event))
  control.addEventListener('click', () => (film.paused ? play() : film.pause()))

  // A script of the document always runs before the page has loaded; the page stands a little later (layouts/after.ts).
  if (mayPlayUnasked()) addEventListener('load', () => setTimeout(play, 200))
  else offer()
}

function mayPlayUnasked(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  // The head of the page has said so where motion is welcome.
  const isLively = document.documentElement.classList.contains('js')
  return isLively && !connection?.saveData && !/[23]g/.test(`${connection?.effectiveType}`)
}
