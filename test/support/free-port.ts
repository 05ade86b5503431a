import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Returns a free port of loopback. It is below the range from which the system assigns ports, so another program is
 * unlikely to get it before the caller listens on it.
 */
export function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  return new Promise((resolve) => {
    const server = createServer()
    server.on('error', () => resolve(freePort()))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)))
  })
}
