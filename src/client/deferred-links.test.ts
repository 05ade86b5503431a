// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'

/** Runs the script in a page that the visitor has reached from `referrer`. */
async function openPage(referrer: string): Promise<void> {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  document.head.innerHTML = '<template data-deferred><link rel="manifest" href="/manifest"></template>'
  vi.resetModules()
  await vi.importActual('./deferred-links.ts')
}

const links = () => document.head.querySelectorAll(':scope > link').length

describe('deferred links', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => {
      vi.useRealTimers()
      vi.restoreAllMocks()
    }
  })

  it('are added at once for a visitor from another page of the site', async () => {
    await openPage(`${location.origin}/about`)
    expect(links()).toBe(1)
  })

  it.each(['', 'https://example.com/', `${location.origin}.example.com/`])(
    'are added 200 ms after the load event for a visitor from "%s"',
    async (referrer) => {
      await openPage(referrer)
      window.dispatchEvent(new Event('load'))
      vi.advanceTimersByTime(199)
      expect(links()).toBe(0)
      vi.advanceTimersByTime(1)
      expect(links()).toBe(1)
    },
  )
})
