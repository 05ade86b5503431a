import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { connect } from 'node:tls'
import { expect, it, onTestFinished } from 'vitest'
import { missingCaddy, startCaddy } from '../support/caddy.ts'
import { SITE_NAME } from '../support/deploy-config.ts'
import { startTestApp } from '../support/test-app.ts'

it.skipIf(missingCaddy())(
  'server behind Caddy: answers 400 to a malformed body, not that it restarts',
  async () => {
    const { app } = await startTestApp({ withSite: false })
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
    const { httpsPort, certificate, stop } = await startCaddy([Number(port)])
    onTestFinished(stop)
    const socket = connect({ port: httpsPort, host: '127.0.0.1', servername: SITE_NAME, ca: certificate })
    await once(socket, 'secureConnect')
    const head = `POST /api/contact HTTP/1.1\r\nHost: ${SITE_NAME}\r\nContent-Type: application/json\r\n`
    socket.write(`${head}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n4\r\nabcdXX\r\n0\r\n\r\n`)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
  },
)
