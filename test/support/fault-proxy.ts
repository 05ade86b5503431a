import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What a wire does to one connection: bytes of the mail server on their way to its client. */
export type Fault = (fromServer: Buffer, client: Socket, server: Socket) => void

export const pass: Fault = (bytes, client) => void client.write(bytes)
export const refusing: Fault = (_, client) => client.destroy()
export const silent: Fault = () => {}
export const babbling: Fault = (_, client) => void client.write('500 what?\r\n')

/** One byte of each answer, and no more. */
export const stalling: Fault = (bytes, client) => void client.write(bytes.subarray(0, 1))

/** Greets as usual, then lets one byte through a second. */
export function dripping(): Fault {
  let greeted = false
  let waiting = Buffer.alloc(0)
  return (bytes, client) => {
    if (!greeted) {
      greeted = true
      client.write(bytes)
      const timer = setInterval(() => {
        client.write(waiting.subarray(0, 1))
        waiting = waiting.subarray(1)
      }, 1_000)
      client.on('close', () => clearInterval(timer))
    } else {
      waiting = Buffer.concat([waiting, bytes])
    }
  }
}

/** The mail arrives, and the line is lost before its sender hears that it was taken. */
export function cutAfterFinalDot(): Fault {
  return atTheLastAnswer((client, server) => {
    client.destroy()
    server.destroy()
  })
}

/** The mail arrives, and its sender waits in vain to hear so. */
export function holdAfterFinalDot(): Fault {
  return atTheLastAnswer(() => {})
}

function atTheLastAnswer(act: (client: Socket, server: Socket) => void): Fault {
  let isData = false
  return (bytes, client, server) => {
    const text = bytes.toString('latin1')
    if (isData && text.startsWith('250')) return act(client, server)
    // Answers to pipelined commands come in one piece.
    if (/^354 /m.test(text)) isData = true
    client.write(bytes)
  }
}

/**
 * Between a sender and a mail server on loopback.
 * @param target address of the mail server
 * @param faultOf what the wire does to each connection, counted from 0
 */
export async function openFaultyWire(target: string, faultOf: (connection: number) => Fault) {
  const { port: targetPort } = new URL(target)
  let connections = 0
  const wire = createServer((client) => {
    const fault = faultOf(connections++)
    const server = connect(Number(targetPort), '127.0.0.1')
    client.on('data', (bytes) => server.write(bytes))
    server.on('data', (bytes) => fault(bytes, client, server))
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('close', () => other.destroy())
      one.on('error', () => other.destroy())
    }
  })
  await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(wire.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => wire.close(() => resolve())),
  }
}
