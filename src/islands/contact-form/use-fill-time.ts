import { type RefObject, useEffect, useRef } from 'react'

/** Measures the time since the visitor first focused the form. */
export function useFillTime(form: RefObject<HTMLFormElement | null>) {
  /** In ms since the page was opened. */
  const startedAt = useRef<number>(undefined)

  useEffect(() => {
    // The time of a focus before hydration is unknown: the earliest possible one is the opening of the page.
    if (form.current?.matches(':focus-within')) startedAt.current = 0
  }, [form])

  return {
    start(): void {
      startedAt.current ??= performance.now()
    },
    reset(): void {
      startedAt.current = undefined
    },
    /** Returns whole seconds, or undefined if the form was never focused. */
    seconds(): number | undefined {
      if (startedAt.current === undefined) return undefined
      return Math.round((performance.now() - startedAt.current) / 1000)
    },
  }
}
