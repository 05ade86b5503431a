import type { Server, Socket } from 'node:net'
import { networksOf } from '../messages/client-networks.ts'

/** An eighth of what the server accepts. A browser opens six, and many visitors may share the address of a school. */
export const MAX_CONNECTIONS_PER_CLIENT = 500

/** Closes each connection of a client above the maximum. Not used behind a proxy, where all connections have its address. */
export function limitConnectionsPerClient(server: Server): void {
  const counts = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const client = networksOf(socket.remoteAddress ?? '').customer
    const count = counts.get(client) ?? 0
    if (count >= MAX_CONNECTIONS_PER_CLIENT) {
      socket.destroy()
      return
    }
    counts.set(client, count + 1)
    socket.once('close', () => {
      counts.set(client, (counts.get(client) ?? 1) - 1)
      if (counts.get(client) === 0) counts.delete(client)
    })
  })
}
