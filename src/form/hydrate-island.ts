import { type ComponentType, createElement } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'

/**
 * Hydrates a React island in the place of Astro's own client: visitors keep the form and what they typed, whatever has changed
 * the page (docs/decisions/0023-islands-that-stay.md). No slots: the CSP forbids the `innerHTML` that React needs for them.
 */
export default function hydrateIsland(island: HTMLElement) {
  return (component: ComponentType, props: Record<string, unknown>): void => {
    if (!island.hasAttribute('ssr')) return
    const original = island.cloneNode(true)
    const focused = document.activeElement
    let fields = fieldsOf(island)
    const keepFields = () => {
      replaceFields(fields, fieldsOf(island), focused)
      fields = fieldsOf(island)
    }
    // Synchronously, so that the next key meets the final elements.
    flushSync(() => {
      hydrateRoot(island, createElement(component, props), {
        identifierPrefix: island.getAttribute('prefix') ?? '',
        onRecoverableError: keepFields,
        onUncaughtError: (error) => {
          console.error(error)
          island.replaceChildren(...original.cloneNode(true).childNodes)
          keepFields()
        },
      })
    })
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Returns the fields that can be found again after they have been rendered again: those with an id. */
function fieldsOf(island: HTMLElement): Field[] {
  return [...island.querySelectorAll<Field>(':is(input, textarea, select)[id]')]
}

/** Gives new fields the values of the removed ones, and the focus and the selection of the one that had the focus. */
function replaceFields(old: readonly Field[], current: readonly Field[], focused: Element | null): void {
  for (const removed of old.filter(({ isConnected }) => !isConnected)) {
    const field = current.find(({ id }) => id === removed.id)
    if (!field) continue
    field.value = removed.value
    if (removed !== focused) continue
    field.focus({ preventScroll: true })
    if (field instanceof HTMLSelectElement || removed instanceof HTMLSelectElement) continue
    // The selection of an email field is null and cannot be set.
    if (removed.selectionStart !== null) field.setSelectionRange(removed.selectionStart, removed.selectionEnd)
  }
}
