import { act, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { onTestFinished } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Hydrates the static HTML of an island for one test. @throws if the hydrated HTML differs from the static HTML */
export async function mount(island: ReactElement): Promise<HTMLElement> {
  const container = document.createElement('div')
  container.innerHTML = renderToString(island)
  document.body.append(container)
  const errors: unknown[] = []
  const root = await act(() =>
    hydrateRoot(container, island, { onRecoverableError: (error) => errors.push(error) }),
  )
  onTestFinished(async () => {
    await act(async () => root.unmount())
    container.remove()
  })
  if (errors.length > 0) throw errors[0]
  return container
}

/** Dispatches an event and lets React render. @returns false if a listener has prevented the default action */
export async function dispatch(target: EventTarget, event: Event): Promise<boolean> {
  let isAllowed = true
  await act(async () => {
    isAllowed = target.dispatchEvent(event)
  })
  return isAllowed
}

/** Clicks an element. @returns false if a listener has prevented the default action */
export function click(target: EventTarget, options: PointerEventInit = {}): Promise<boolean> {
  return dispatch(target, new PointerEvent('click', { bubbles: true, cancelable: true, ...options }))
}
