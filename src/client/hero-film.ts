/**
 * Plays the hero film after the first paint, unless the visitor prefers reduced motion or saves data: then only on
 * request. Until then its sources stay in a template, so that the browser fetches nothing.
 */
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

  /** @param state the film's last event, or `offered` before it plays */
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
  // Once the last source has failed, only a load without sources settles the promise of play().
  sources.at(-1)?.addEventListener('error', () => {
    film.replaceChildren()
    film.load()
  })
  control.addEventListener('click', () => (film.paused ? play() : film.pause()))

  // This script always runs before the load event. The delay keeps the film out of the way of the first frames.
  if (mayAutoplay()) addEventListener('load', () => setTimeout(play, 200))
  else offer()
}

function mayAutoplay(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  // An inline script in the head sets this class unless the visitor prefers reduced motion.
  const allowsMotion = document.documentElement.classList.contains('js')
  return allowsMotion && !connection?.saveData && !/[23]g/.test(`${connection?.effectiveType}`)
}
