import type { Server } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { networksOf } from '../messages/client-networks.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Counts bytes of the body that stay in memory until the answer is sent. Returns false above the share of the client. */
    hold(bytes: number): boolean
  }
}

/** Requests of a client whose answers are not sent. A browser opens 30 or so, and many visitors may share the address of a school. */
const MAX_REQUESTS = 64

/** An eighth of what the server accepts. Not counted behind a proxy, where all connections have its address. */
export const MAX_CONNECTIONS_PER_CLIENT = 500

/** Bytes of bodies that one client holds, and that all hold together. */
const MAX_BYTES = 2 ** 20
const MAX_BYTES_OF_ALL = 64 * 2 ** 20

/** Creates the count of what each client holds, by whatever connections. @returns a function that counts a request, if it may be */
export function createClientShares() {
  const shares = new Map<string, { requests: number; bytes: number }>()
  return (request: FastifyRequest, reply: FastifyReply): boolean => {
    const { customer } = networksOf(request.ip)
    const share = shares.get(customer) ?? { requests: 0, bytes: 0 }
    if (share.requests >= MAX_REQUESTS) return false
    shares.set(customer, share)
    share.requests += 1
    let [unfinished, held] = [1, 0]
    request.hold = (bytes) => {
      held += bytes
      share.bytes += bytes
      return share.bytes <= Math.min(MAX_BYTES, MAX_BYTES_OF_ALL / shares.size)
    }
    const release = () => {
      share.requests -= unfinished
      share.bytes -= held
      unfinished = held = 0
      if (share.requests === 0) shares.delete(customer)
    }
    // A pipelined request that has got no answer closes alone, with its connection.
    for (const part of [request.raw, reply.raw]) part.once('close', release)
    return true
  }
}

/** Closes each connection of a client above the maximum. Not used behind a proxy, where all connections have its address. */
export function limitConnectionsPerClient(server: Server): void {
  const counts = new Map<string, number>()
  server.on('connection', (socket) => {
    const client = networksOf(socket.remoteAddress ?? '').customer
    const count = counts.get(client) ?? 0
    if (count >= MAX_CONNECTIONS_PER_CLIENT) return void socket.destroy()
    counts.set(client, count + 1)
    socket.once('close', () => {
      const left = (counts.get(client) ?? 1) - 1
      counts.set(client, left)
      if (left === 0) counts.delete(client)
    })
  })
}
