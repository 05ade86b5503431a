/**
 * Plays the hero film: after the first paint where motion is welcome and data are not being saved, else only when
 * asked. Until then its sources stay in a template, so that not a byte of it is fetched.
 */
directFilm(
  document.querySelector('[data-film]') as HTMLVideoElement,
  document.querySelector('[data-film-control]') as HTMLButtonElement,
)

function directFilm(film: HTMLVideoElement, control: HTMLButtonElement): void {
  const template = film.firstElementChild as HTMLTemplateElement
  const sources = [...template.content.children] as HTMLSourceElement[]
  const playable = sources.find(({ type }) => film.canPlayType(type))
  if (!playable) return
  ;(control.querySelector('[data-film-size]') as Element).textContent = playable.dataset.size as string

  /** @param state the film's last event, or that it is offered */
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

  // A script of the document always runs before the page has loaded; the film waits a little longer, so that it does not delay the first frames.
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
