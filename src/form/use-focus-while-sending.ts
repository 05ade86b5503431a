import { type RefObject, useEffect } from 'react'
import type { ContactState } from './use-contact.ts'

/** Keeps the focus in the form while the button is disabled: on the status, which is then read out, and back on the button. */
export function useFocusWhileSending(
  { phase }: ContactState,
  form: RefObject<HTMLFormElement | null>,
  status: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const { activeElement, body } = document
    // Browsers move the focus from a disabled button to the body, some only later.
    const isLost = activeElement === body || activeElement === submitButton(form.current)
    if (phase === 'sending' && isLost) status.current?.focus({ preventScroll: true })
    if (phase !== 'sending' && activeElement === status.current) focusSubmit(form.current)
  }, [phase, form, status])
}

export function focusSubmit(form: HTMLFormElement | null): void {
  submitButton(form)?.focus({ preventScroll: true })
}

function submitButton(form: HTMLFormElement | null): HTMLElement | null | undefined {
  return form?.querySelector<HTMLElement>('[type=submit]')
}
