import { connect } from 'node:tls'
import { contactRequest } from '../support/contact-client.ts'
import { SITE_NAME } from '../support/deploy-config.ts'
import type { DeployedNginx } from '../support/deployed-nginx.ts'
import { send } from '../support/http-client.ts'
import { type Check, exactly, isTrue } from '../support/scenario.ts'
import { compareResponses, hasSecurityHeaders } from './compare-responses.ts'
import { SITE, startDeployment } from './deployment.ts'
import { checkEarlyData } from './early-data.ts'

/** Checks deploy/nginx: responses are equal to those of the server, redirects, TLS, and responses without a server. */
export async function checkNginx(): Promise<Check[]> {
  const { nginx, servers, stop } = await startDeployment(
    { ports: 2, running: 1 },
    { ALLOWED_ORIGINS: 'https://pages.example' },
  )
  try {
    const checks = [
      ...(await compareResponses(nginx.send, servers.ports[0] ?? 0, SITE)),
      ...(await checkRedirectsAndTls(nginx)),
      ...checkEarlyData(nginx.httpsPort),
      await checkMissingRange(nginx),
      await checkPictureHeaders(nginx),
      await checkUndecodablePath(nginx),
    ]
    await servers.kill()
    return [...checks, ...(await checkServerDown(nginx))]
  } finally {
    await stop()
  }
}

/** nginx adds its headers again when it turns a response into 416; Cache-Control must not be repeated. */
async function checkMissingRange(nginx: DeployedNginx): Promise<Check> {
  const { status, headers } = await nginx.send('/favicon.svg', { headers: { range: 'bytes=99999999-' } })
  return isTrue(
    'a range that does not exist: 416 with one Cache-Control',
    status === 416 && headers['cache-control'] === 'public, max-age=3600',
  )
}

/** nginx sends all headers in full with each response, so headers of documents would be larger than a picture. */
async function checkPictureHeaders(nginx: DeployedNginx): Promise<Check> {
  const { headers } = await nginx.send('/favicon.svg')
  return isTrue(
    'a picture has a policy without hashes and no headers of documents',
    !headers['content-security-policy']?.includes('sha256') && headers['permissions-policy'] === undefined,
  )
}

async function checkUndecodablePath(nginx: DeployedNginx): Promise<Check> {
  const { status, headers, body } = await nginx.send('/contact/%E0%A4%A')
  return isTrue(
    'a path that cannot be decoded: the 404 page with all headers',
    status === 404 && headers['content-security-policy'] !== undefined && body.includes('<h1'),
  )
}

async function checkServerDown(nginx: DeployedNginx): Promise<Check[]> {
  const refused = await nginx.send('/api/contact', contactRequest('while the server is down'))
  const page = await nginx.send('/about')
  const unknown = await nginx.send('/About')
  const probes = [await nginx.send('/readyz'), await nginx.send('/mailz'), await nginx.send('/storez')]
  const hidden = probes.filter(({ status }) => status === 404)
  return [
    exactly('server down: status of a message', refused.status, 503),
    isTrue(
      'server down: the response asks to send the message again, with Retry-After',
      /send it again/.test(refused.body.toString()) && refused.headers['retry-after'] === '10',
    ),
    exactly('server down: status of a page', page.status, 200),
    exactly('server down: status of an unknown address', unknown.status, 404),
    exactly(`probes that are 404 from outside, of ${probes.length}`, hidden.length, probes.length),
    isTrue('security headers on all of these', [refused, page, unknown, ...probes].every(hasSecurityHeaders)),
  ]
}

/** Checks redirects, that HTTP refuses messages, that TLS 1.1 is refused, and that other host names get no response. */
async function checkRedirectsAndTls({ httpPort, httpsPort, send: sendTls }: DeployedNginx): Promise<Check[]> {
  const http = `http://127.0.0.1:${httpPort}`
  const headers = { host: SITE_NAME }
  const page = await send(`${http}/about?a=1`, { headers })
  const message = await send(`${http}/api/contact`, { method: 'POST', headers, body: '{}' })
  const otherName = await send(http, { headers: { host: 'other.example' } }).catch(() => undefined)
  const www = await sendTls('/work?category=EdTech', { headers: { host: `www.${SITE_NAME}` } })
  const acceptsOldTls = await canConnect(httpsPort, 'TLSv1.1', SITE_NAME)
  const acceptsOtherName = await canConnect(httpsPort, 'TLSv1.3', 'other.example')
  return [
    isTrue(
      'HTTP: a page redirects to its HTTPS address',
      page.status === 308 && page.headers.location === `https://${SITE_NAME}/about?a=1`,
    ),
    exactly('HTTP: status of a message', message.status, 403),
    isTrue(
      'HTTP: responses have x-content-type-options',
      [page, message].every((response) => response.headers['x-content-type-options'] === 'nosniff'),
    ),
    isTrue(
      'www redirects to the name of the site',
      www.status === 308 && www.headers.location === `https://${SITE_NAME}/work?category=EdTech`,
    ),
    isTrue('TLS 1.1 is refused', !acceptsOldTls),
    isTrue('other host names get no response', otherName === undefined && !acceptsOtherName),
  ]
}

function canConnect(port: number, version: 'TLSv1.1' | 'TLSv1.3', servername: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({
      host: '127.0.0.1',
      port,
      servername,
      minVersion: version,
      maxVersion: version,
      ciphers: 'DEFAULT@SECLEVEL=0',
      rejectUnauthorized: false,
    })
    const settle = (isConnected: boolean) => {
      resolve(isConnected)
      socket.destroy()
    }
    socket.on('secureConnect', () => settle(true))
    socket.on('error', () => settle(false))
    socket.on('close', () => settle(false))
    socket.setTimeout(2_000, () => settle(false))
  })
}
