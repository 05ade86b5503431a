import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Returns a free TCP port on loopback, below the ephemeral range, so that the system gives it to no other program meanwhile. */
export function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  return new Promise((resolve) => {
    const server = createServer()
    server.on('error', () => resolve(freePort()))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)))
  })
}
