import { type Address, nearAddresses } from './similar-addresses.ts'

const offer = document.querySelector<HTMLElement>('[data-addresses]')
if (offer) offerNear(offer)

/** Fills the empty frame with the pages that the visitor may have meant; it stays empty where none is near. */
function offerNear(offer: HTMLElement): void {
  const known: Address[] = JSON.parse(offer.dataset.addresses ?? '[]')
  const mistyped = new URLSearchParams(location.search).get('from') ?? location.pathname
  const list = offer.querySelector('ul')
  for (const { path, title } of nearAddresses(mistyped, known)) {
    const link = document.createElement('a')
    link.href = path
    link.textContent = title
    const item = document.createElement('li')
    item.append(link)
    list?.append(item)
    offer.hidden = false
  }
}
