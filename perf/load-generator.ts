import { connect } from 'node:net'

type Options = {
  port: number
  /** Returns the text of a request; requests are numbered from 0. */
  request: (number: number) => string
  connections: number
  milliseconds: number
}

/** `times`: duration of each request in milliseconds. `statuses`: number of responses by status. */
export type LoadResult = { times: number[]; statuses: Map<number, number> }

/**
 * Sends requests over keep-alive connections. Each connection sends the next request when the previous response is
 * complete. The code uses plain sockets and a minimal parser, because it shares the CPU with the measured server.
 */
export async function generateLoad({
  port,
  request,
  connections,
  milliseconds,
}: Options): Promise<LoadResult> {
  const times: number[] = []
  const statuses = new Map<number, number>()
  const end = performance.now() + milliseconds
  let count = 0

  const runConnection = (): Promise<void> =>
    new Promise((resolve) => {
      let sentAt = 0
      let received = ''
      const socket = connect(port, '127.0.0.1')
      const sendNext = () => {
        if (performance.now() >= end) return socket.destroy()
        sentAt = performance.now()
        return socket.write(request(count++))
      }
      socket.on('connect', sendNext)
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
        else sendNext()
      })
      socket.on('error', () => {})
      socket.on('close', resolve)
    })

  const worker = async () => {
    while (performance.now() < end) await runConnection()
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return { times, statuses }
}
