import { type RefObject, useEffect, useRef } from 'react'

/** Measures the time since the form first had the focus. */
export function useFillTime(form: RefObject<HTMLFormElement | null>) {
  /** Time of the first focus, in ms since the page was opened. */
  const startedAt = useRef<number>(undefined)

  useEffect(() => {
    // If the form had the focus before hydration, the time of the focus is unknown: count from the opening of the page.
    if (form.current?.matches(':focus-within')) startedAt.current = 0
  }, [form])

  return {
    start(): void {
      startedAt.current ??= performance.now()
    },
    reset(): void {
      startedAt.current = undefined
    },
    /** Returns the time since the first focus in whole seconds, or undefined if the form never had the focus. */
    seconds(): number | undefined {
      if (startedAt.current === undefined) return undefined
      return Math.round((performance.now() - startedAt.current) / 1000)
    },
  }
}
