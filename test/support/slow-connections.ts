import type { Socket } from 'node:net'
import { TLSSocket } from 'node:tls'

/** What a slow client sends: `first` at once, `drip` again and again. */
export type SlowClient = { first: string; drip: string }

/**
 * Keeps slow connections open, of each kind in turn. Each that the server closes is opened again.
 * @param connect opens a connection
 */
export function openSlowConnections(
  count: number,
  kinds: readonly SlowClient[],
  connect: () => Socket,
  dripMs: number,
) {
  const open = new Set<Socket>()
  const lifetimes: number[][] = kinds.map(() => [])
  let [maxOpen, isStopped] = [0, false]

  function start(kind: number): void {
    if (isStopped) return
    const { first, drip } = kinds[kind] as SlowClient
    const socket = connect()
    let openedAt = performance.now()
    let timer: NodeJS.Timeout | undefined
    socket.once(socket instanceof TLSSocket ? 'secureConnect' : 'connect', () => {
      maxOpen = Math.max(maxOpen, open.add(socket).size)
      openedAt = performance.now()
      if (first) socket.write(first)
      timer = setInterval(() => drip && socket.write(drip), dripMs)
    })
    socket.on('error', () => {}).resume()
    socket.once('close', () => {
      open.delete(socket)
      clearInterval(timer)
      if (isStopped) return
      lifetimes[kind]?.push(performance.now() - openedAt)
      setTimeout(start, 500, kind)
    })
  }

  for (let n = 0; n < count; n++) start(n % kinds.length)
  return {
    maxOpen: () => maxOpen,
    countClosed: () => lifetimes.flat().length,
    longestSeconds: (kind: number) => Math.max(0, ...(lifetimes[kind] ?? [])) / 1_000,
    stop() {
      isStopped = true
      for (const socket of open) socket.destroy()
    },
  }
}
