import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../support/free-port.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { startChild, stopChild } from './child-process.ts'
import { openSession, type WebDriverSession } from './webdriver.ts'

export type WebKit = WebDriverSession & { stop(): Promise<void> }

/**
 * Starts WebKitGTK's test browser on a display of its own. Its window is never narrower than 447 CSS pixels.
 * @param theme what `prefers-color-scheme` says
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
      // As root, and in many containers, WebKit cannot make its sandbox. It only sees pages of this site.
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

/** Xvfb picks a free display and prints its number when it is ready. */
async function displayOf(screen: ChildProcess): Promise<string> {
  const printed = once(screen.stdout as NonNullable<ChildProcess['stdout']>, 'data')
  const ended = once(screen, 'close').then(() => {
    throw new Error('Xvfb ended before it was ready')
  })
  const [number] = await Promise.race([printed, ended])
  return String(number).trim()
}
