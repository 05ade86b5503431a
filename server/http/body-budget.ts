import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Bytes of unfinished requests that the server holds in memory: 340 forms of the greatest size. */
const MAX_BYTES = 64 * 2 ** 20

/** Limits the received bytes of unfinished bodies. @returns a function that counts a request, or returns false without room */
export function createBodyBudget(maxBytes = MAX_BYTES) {
  const startOf = new Map<Socket, number>()
  return ({ raw: { socket } }: FastifyRequest, reply: FastifyReply): boolean => {
    const bytes = [...startOf].reduce((sum, [{ bytesRead }, start]) => sum + bytesRead - start, 0)
    if (bytes > maxBytes) return false
    startOf.set(socket, socket.bytesRead)
    reply.raw.once('close', () => startOf.delete(socket))
    return true
  }
}
