import { type Address, similarAddresses } from '#src/client/similar-addresses.ts'

const suggestions = document.querySelector<HTMLElement>('[data-addresses]')
if (suggestions) showSuggestions(suggestions)

/** Shows links to the pages whose addresses are similar to the mistyped one, if there are any. */
function showSuggestions(container: HTMLElement): void {
  const known: Address[] = JSON.parse(container.dataset.addresses ?? '[]')
  const mistyped = new URLSearchParams(location.search).get('from') ?? location.pathname
  const list = container.querySelector('ul')
  for (const { path, title } of similarAddresses(mistyped, known)) {
    const link = document.createElement('a')
    link.href = path
    link.textContent = title
    const item = document.createElement('li')
    item.append(link)
    list?.append(item)
    container.hidden = false
  }
}
