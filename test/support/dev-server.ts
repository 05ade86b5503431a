import { spawn } from 'node:child_process'
import { freePort } from './free-port.ts'
import { send } from './http-client.ts'
import { until } from './wait.ts'

const START_TIMEOUT_MS = 180_000

/**
 * Starts Astro's development server in a folder, without the API, and waits until it responds.
 * @param path the page that it must send
 */
export async function startDevServer(
  folder: string,
  path: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const url = `http://127.0.0.1:${await freePort()}`
  const child = spawn(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'dev', '--port', new URL(url).port, '--host', '127.0.0.1'],
    {
      cwd: folder,
      // Astro sends no pages if it finds the variables of Vitest.
      env: { ...process.env, NODE_ENV: 'development', VITEST: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const exited = new Promise((resolve) => child.once('exit', resolve))
  const killOnExit = () => child.kill('SIGTERM')
  process.once('exit', killOnExit)
  const responds = await until(
    () =>
      send(url + path).then(
        ({ status }) => status === 200,
        () => false,
      ),
    START_TIMEOUT_MS,
  )
  if (!responds) child.kill('SIGTERM')
  if (!responds) throw new Error(`the development server in ${folder} does not respond`)
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await exited
      process.off('exit', killOnExit)
    },
  }
}
