import { chromium } from '@playwright/test'
import { findChromium } from '#scripts/find-chromium.ts'
import { freePort } from '#test/support/free-port.ts'

/** Starts a Chromium with a debugging port, through which Lighthouse drives it. */
export async function launchChromium(flags: readonly string[] = []) {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-quic', ...flags],
  })
  return { port, close: () => browser.close() }
}
