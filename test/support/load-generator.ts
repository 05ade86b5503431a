import { connect } from 'node:net'

type Options = {
  port: number
  /** The whole request with this number, as it goes over the wire. */
  request: (count: number) => string
  connections: number
  milliseconds: number
}

/**
 * Sends requests over kept connections, each the next as soon as it has its answer, with as little work as can be:
 * client and server share the machine.
 * @returns the time of each answer in milliseconds, and how often each status came
 */
export async function drive({ port, request, connections, milliseconds }: Options) {
  const times: number[] = []
  const statuses = new Map<number, number>()
  const end = performance.now() + milliseconds
  let count = 0

  const connection = (): Promise<void> =>
    new Promise((resolve) => {
      let sentAt = 0
      let received = ''
      const socket = connect(port, '127.0.0.1')
      const send = () => {
        if (performance.now() >= end) return socket.destroy()
        sentAt = performance.now()
        return socket.write(request(count++))
      }
      socket.on('connect', send)
      socket.on('data', (chunk) => {
        received += chunk.toString('latin1')
        const head = received.indexOf('\r\n\r\n')
        const length = /content-length: (\d+)/i.exec(received)?.[1]
        if (head < 0 || received.length < head + 4 + Number(length ?? 0)) return
        times.push(performance.now() - sentAt)
        const status = Number(received.slice(9, 12))
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        const isLast = /^connection: close\r$/im.test(received.slice(0, head + 2))
        received = ''
        if (isLast) socket.destroy()
        else send()
      })
      socket.on('error', () => {})
      socket.on('close', resolve)
    })

  const worker = async () => {
    while (performance.now() < end) await connection()
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return { times, statuses }
}
