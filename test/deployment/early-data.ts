import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SITE_NAME } from '../support/deploy-config.ts'
import { type Check, isTrue } from '../support/scenario.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const PAGE = `GET /about HTTP/1.1\r\nHost: ${SITE_NAME}\r\nConnection: close\r\n\r\n`
const MESSAGE = `POST /api/contact HTTP/1.1\r\nHost: ${SITE_NAME}\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`

/**
 * Checks that a returning visitor resumes the TLS session and gets a page for a request in TLS early data, and that a
 * message in early data is refused. Uses openssl, because the TLS client of Node cannot send early data.
 */
export function checkEarlyData(port: number): Check[] {
  const session = join(temporaryFolder(), 'session.pem')
  const connect = (...options: string[]) => openssl(port, ['-tls1_3', ...options])
  connect('-sess_out', session)
  const resumed = connect('-sess_in', session)
  connect('-sess_out', session)
  const page = connect('-sess_in', session, ...inEarlyData(PAGE))
  connect('-sess_out', session)
  const message = connect('-sess_in', session, ...inEarlyData(MESSAGE))
  return [
    isTrue('TLS: a second connection resumes the session', /^Reused, TLSv1\.3/m.test(resumed)),
    isTrue(
      'TLS early data: a page is sent',
      /Early data was accepted/.test(page) && /^HTTP\/1\.1 200 /m.test(page),
    ),
    isTrue(
      'TLS early data: a message is refused with 425, which asks the client to send it again',
      /Early data was accepted/.test(message) && /^HTTP\/1\.1 425 .*send it again/ms.test(message),
    ),
  ]
}

function inEarlyData(request: string): string[] {
  const file = join(temporaryFolder(), 'request')
  writeFileSync(file, request)
  return ['-early_data', file]
}

/** Connects, sends a request for a page after the handshake, and returns what openssl prints until the server closes. */
function openssl(port: number, options: readonly string[]): string {
  const address = ['-connect', `127.0.0.1:${port}`, '-servername', SITE_NAME]
  const input = options.includes('-early_data') ? '' : PAGE
  return execFileSync('openssl', ['s_client', ...address, '-ign_eof', ...options], {
    input,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: 20_000,
  })
}
