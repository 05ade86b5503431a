import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../support/free-port.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import type { EngineDriver } from './engine-driver.ts'
import { openSession } from './webdriver.ts'

const children: ChildProcess[] = []

/** Ends the programs that still run, the last one first. */
function stopChildren(): void {
  for (const child of children.splice(0).reverse()) child.kill('SIGTERM')
}
process.on('exit', stopChildren)

/** Starts a program. Its environment has only `PATH` and the given variables; its standard output is piped. */
function startChild(command: string, args: string[], environment: Record<string, string> = {}): ChildProcess {
  const env = { PATH: process.env.PATH, ...environment }
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'ignore'] })
  children.push(child)
  return child
}

/** Makes the title bar of the window narrow: with its buttons, the window could not be narrower than 447 pixels. */
const NARROW_TITLE_BAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }'

/**
 * Starts WebKitGTK's MiniBrowser on a new virtual display.
 * @throws if Xvfb or the WebDriver server doesn't start
 */
export async function startWebKit(origin: string): Promise<EngineDriver> {
  const screen = startChild('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'])
  const port = await freePort()
  startChild('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: `:${await displayOf(screen)}`,
    HOME: homeWithSettings(),
    NO_AT_BRIDGE: '1',
    // WebKit's sandbox fails as root and in many containers. The browser opens only trusted pages, of this site.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  })
  const session = await openSession(`http://127.0.0.1:${port}`, {
    'webkitgtk:browserOptions': { args: ['--automation'] },
  })
  const { evaluate } = session
  return {
    ...session,
    async resize(width, height) {
      await session.resize(width, height)
      const titleBar = await evaluate(() => outerHeight - innerHeight)
      await session.resize(width, height + titleBar)
    },
    open: (path) => session.open(origin + path),
    back: () => evaluate(() => history.back()),
    close: () => session.end().finally(stopChildren),
  }
}

/** Creates a home folder with GTK settings: WebKitGTK prefers reduced motion if GTK does not animate. */
function homeWithSettings(): string {
  const home = temporaryFolder()
  const settings = join(home, '.config/gtk-3.0')
  mkdirSync(settings, { recursive: true })
  writeFileSync(join(settings, 'gtk.css'), NARROW_TITLE_BAR)
  writeFileSync(join(settings, 'settings.ini'), '[Settings]\ngtk-enable-animations=1\n')
  return home
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
