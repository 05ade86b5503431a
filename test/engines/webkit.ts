import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../support/free-port.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { startChild, stopChild } from './child-process.ts'
import { openSession, type WebDriverSession } from './webdriver.ts'

export type WebKit = WebDriverSession & { stop(): Promise<void> }

/**
 * Starts WebKitGTK's MiniBrowser on a new virtual display. Its window cannot be narrower than 447 CSS pixels.
 * @param theme the value of `prefers-color-scheme`
 * @throws if Xvfb or the WebDriver server doesn't start
 */
export async function startWebKit({ theme }: { theme: 'light' | 'dark' }): Promise<WebKit> {
  const screen = startChild('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'])
  const children = [screen]
  const stop = async () => {
    for (const child of children.toReversed()) await stopChild(child)
  }
  try {
    const port = await freePort()
    const driver = startChild('WebKitWebDriver', [`--port=${port}`], {
      DISPLAY: `:${await displayOf(screen)}`,
      HOME: temporaryFolder(),
      NO_AT_BRIDGE: '1',
      // WebKit's sandbox fails as root and in many containers. The browser opens only trusted pages, of this site.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    })
    children.push(driver)
    const args = ['--automation', ...(theme === 'dark' ? ['--dark-mode'] : [])]
    const session = await openSession(`http://127.0.0.1:${port}`, { 'webkitgtk:browserOptions': { args } })
    return {
      ...session,
      async stop() {
        await session.end().finally(stop)
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Waits until Xvfb is ready, which is when it prints its display number. @returns the display number */
async function displayOf(screen: ChildProcess): Promise<string> {
  const printed = once(screen.stdout as NonNullable<ChildProcess['stdout']>, 'data')
  const exited = once(screen, 'close').then(() => {
    throw new Error('Xvfb exited before it was ready')
  })
  const [number] = await Promise.race([printed, exited])
  return String(number).trim()
}
