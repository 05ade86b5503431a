import { ALL, describeShown } from './describe-shown.ts'

/** Number of case studies that the filter All shows at first (docs/requirements.md#limits). Same as in WorkFilter.module.css. */
const INITIAL_COUNT = 3

/** Value of `hidden` by which find-in-page and links to a text still find a part, in browsers that fire `beforematch`. */
const CLOSED = 'onbeforematch' in document ? 'until-found' : true

const find = (selector: string) => document.querySelector(selector) as HTMLElement
const bar = find('[data-filter-bar]')
const list = find('[data-filter-list]')
const more = find('[data-filter-more]')
const buttons = [...bar.querySelectorAll('button')]
const studies = [...list.querySelectorAll<HTMLElement>('[data-category]')]
/** What All shows: every case study except the featured one, which the page hides in the list. */
const unfeatured = studies.filter(({ hidden }) => !hidden)

bar.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest('button')
  const { category, showAll } = readAddress()
  if (button && (button.value !== category || showAll)) goTo(button.value === ALL ? '' : button.value)
})
list.addEventListener('beforematch', () => goTo(ALL))
more.addEventListener('click', () => {
  goTo(ALL)
  // The button is gone, so the focus moves to the first study that it has added.
  unfeatured[INITIAL_COUNT]?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true })
})
addEventListener('popstate', () => show('again'))
// A printed page has no button that shows more.
addEventListener('beforeprint', () => hideOthers(studiesOf({ ...readAddress(), showAll: true })))
addEventListener('afterprint', () => show('again'))
show('first')

/** Shows the studies of the category in the address (docs/requirements.md#case-studies). `again` fades them in. */
function show(time: 'first' | 'again'): void {
  const address = readAddress()
  const shown = studiesOf(address)
  const chosen = buttons.find(({ value }) => value === address.category)
  for (const button of buttons) button.setAttribute('aria-pressed', `${button === chosen}`)
  if (chosen?.parentElement) scrollTo(chosen, chosen.parentElement)
  list.dataset.filtered = time
  hideOthers(shown)
  more.hidden = address.category !== ALL || shown.length === unfeatured.length
  const status = bar.querySelector('[role=status]') as HTMLElement
  status.textContent = describeShown(shown.length, unfeatured.length, address.category)
}

function hideOthers(shown: readonly HTMLElement[]): void {
  // The featured study is shown above, so it need not be found in the list.
  for (const study of studies)
    study.hidden = !shown.includes(study) && (unfeatured.includes(study) ? CLOSED : true)
}

/** Scrolls a row of buttons sideways, until the chosen one is in the middle. */
function scrollTo(button: HTMLElement, row: HTMLElement): void {
  row.scrollLeft = button.offsetLeft - (row.clientWidth - button.offsetWidth) / 2
}

type Address = { category: string; showAll: boolean }

/** Reads the category in the address, without marks that mail programs add. `All` shows every study, no category three. */
function readAddress(): Address {
  const name = new URLSearchParams(location.search)
    .get('category')
    ?.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  const button = buttons.find(({ value }) => value === name)
  return { category: button?.value ?? ALL, showAll: name === ALL }
}

function studiesOf({ category, showAll }: Address): HTMLElement[] {
  if (category !== ALL) return studies.filter(({ dataset }) => dataset.category === category)
  return unfeatured.slice(0, showAll ? undefined : INITIAL_COUNT)
}

/** Adds a category to the address and shows it, so that Back, reload and shared links keep it. */
function goTo(category: string): void {
  const query = category && `?${new URLSearchParams({ category })}`
  history.pushState(null, '', location.pathname + query)
  show('again')
}
