import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Handles each chunk of bytes from the mail server before the client gets it. The names are those of Toxiproxy. */
export type Toxic = (fromServer: Buffer, client: Socket, server: Socket) => void

/** Forwards all bytes unchanged. */
export const passThrough: Toxic = (bytes, client) => void client.write(bytes)

/** Closes the connection to the client at the first byte from the server. */
export const resetPeer: Toxic = (_, client) => client.destroy()

/** Forwards nothing and keeps the connection open. */
export const timeout: Toxic = () => {}

/** Sends an invalid SMTP reply in place of each chunk. */
export const invalidReply: Toxic = (_, client) => void client.write('500 what?\r\n')

/** Returns a toxic that drops the reply with which the server accepts the mail, and closes both connections. */
export function resetAfterData(): Toxic {
  return onDataReply((client, server) => {
    client.destroy()
    server.destroy()
  })
}

/** Returns a toxic that drops the reply with which the server accepts the mail, and keeps the connections open. */
export function timeoutAfterData(): Toxic {
  return onDataReply(() => {})
}

function onDataReply(act: (client: Socket, server: Socket) => void): Toxic {
  let isData = false
  return (bytes, client, server) => {
    const text = bytes.toString('latin1')
    if (isData && text.startsWith('250')) return act(client, server)
    // `m`: a chunk may contain the replies to several pipelined commands.
    if (/^354 /m.test(text)) isData = true
    client.write(bytes)
  }
}

/** Starts a TCP proxy in front of a mail server on loopback. @param toxicOf the toxic of a connection, numbered from 0 */
export async function startFaultProxy(target: string, toxicOf: (connection: number) => Toxic) {
  const { port: targetPort } = new URL(target)
  let connections = 0
  const proxy = createServer((client) => {
    const toxic = toxicOf(connections++)
    const server = connect(Number(targetPort), '127.0.0.1')
    client.on('data', (bytes) => server.write(bytes))
    server.on('data', (bytes) => toxic(bytes, client, server))
    const endBoth = () => {
      client.destroy()
      server.destroy()
    }
    for (const socket of [client, server]) socket.on('close', endBoth).on('error', endBoth)
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `smtp://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => proxy.close(() => resolve())),
  }
}
