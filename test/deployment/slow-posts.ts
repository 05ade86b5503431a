import { connect as connectTcp } from 'node:net'
import { connect, type TLSSocket } from 'node:tls'
import { contactRequest } from '../support/contact-client.ts'
import { SITE_NAME } from '../support/deploy-config.ts'
import { atMost, type Check, exactly } from '../support/scenario.ts'
import { wait } from '../support/wait.ts'
import { startDeployment } from './deployment.ts'

const ADDRESS = '127.0.0.2'
const SLOW_POSTS = 25
const OTHER_POSTS = 6

/** Shorter than every timeout of nginx, which begins again with each byte. */
const BYTE_INTERVAL_MS = 2_000

/** The test gives up a post that is not closed after this time. */
const MAX_POST_MS = 20_000

/** Checks that slow posts end, and that they don't shut out other visitors with the same address. */
export async function checkSlowPosts(): Promise<Check[]> {
  const { nginx, stop } = await startDeployment({ ports: 2, running: 1 })
  const slowPosts = Array.from({ length: SLOW_POSTS }, () => openSlowPost(nginx.httpsPort))
  try {
    const statuses: number[] = []
    for (let n = 0; n < OTHER_POSTS; n++) {
      await wait(1_000)
      const request = { ...contactRequest(`message ${n}`), localAddress: ADDRESS }
      statuses.push((await nginx.send('/api/contact', request)).status)
    }
    const seconds = await Promise.all(slowPosts.map(({ seconds }) => seconds))
    const accepted = statuses.filter((status) => status === 201)
    return [
      exactly(
        `messages accepted next to ${SLOW_POSTS} slow posts of the address`,
        accepted.length,
        OTHER_POSTS,
      ),
      atMost('longest slow post', Math.max(...seconds), 10, ' s'),
    ]
  } finally {
    for (const { socket } of slowPosts) socket.destroy()
    await stop()
  }
}

/** Opens a post that sends one byte of its body at a time. `seconds` resolves when nginx has closed the connection. */
function openSlowPost(port: number): { socket: TLSSocket; seconds: Promise<number> } {
  const start = performance.now()
  const socket = connect({
    socket: connectTcp({ port, host: '127.0.0.1', localAddress: ADDRESS }),
    servername: SITE_NAME,
    rejectUnauthorized: false,
  })
  const head = [
    'POST /api/contact HTTP/1.1',
    `Host: ${SITE_NAME}`,
    'Content-Type: application/json',
    'Content-Length: 9000',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n{`)
  const timer = setInterval(() => socket.write(' '), BYTE_INTERVAL_MS)
  const end = setTimeout(() => socket.destroy(), MAX_POST_MS)
  socket.on('error', () => {})
  socket.resume()
  const seconds = new Promise<number>((resolve) => {
    socket.on('close', () => {
      clearInterval(timer)
      clearTimeout(end)
      resolve((performance.now() - start) / 1_000)
    })
  })
  return { socket, seconds }
}
