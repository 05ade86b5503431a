import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { nginxHeaders, nginxMaps } from '#scripts/deploy/header-files.ts'
import {
  deploymentAssetHeaders,
  deploymentHeaders,
  deploymentPolicies,
  replaceAll,
  SITE_NAME,
} from './deploy-config.ts'
import { freePort } from './free-port.ts'
import { type HttpRequest, type HttpResponse, send } from './http-client.ts'
import { startNginx } from './nginx.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { createCertificate } from './tls-certificate.ts'

const CONFIGURATION = resolve(import.meta.dirname, '../../deploy/nginx')
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** A running nginx on loopback that uses the files of deploy/nginx. */
export type DeployedNginx = {
  httpPort: number
  httpsPort: number
  /** The self-signed certificate in PEM format. */
  certificate: string
  /** Sends an HTTPS request with the host name of the site. */
  send: (path: string, request?: HttpRequest) => Promise<HttpResponse>
  reload: () => void
  stop: () => Promise<void>
}

/**
 * Starts nginx with the files of deploy/nginx. Only paths, ports, the host name and the certificate are replaced.
 * @param site folder of the built site
 * @param ports ports of the servers: with two, the second is the backup; with more, nginx balances between all
 * @param name host name of the site
 */
export async function startDeployedNginx(
  site: string,
  ports: readonly number[],
  name = SITE_NAME,
): Promise<DeployedNginx> {
  const folder = temporaryFolder()
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  const certificate = createCertificate(folder, name)
  linkRelease(folder, site)
  writeFileSync(
    join(folder, 'website.conf'),
    websiteConfiguration({ folder, name, httpPort, httpsPort, ports }),
  )
  writeFileSync(
    join(folder, 'tls.conf'),
    replaceAll(readConfiguration('website-tls.conf'), [
      [/\/etc\/letsencrypt\/live\/example\.com\/fullchain\.pem/, certificate.file],
      [/\/etc\/letsencrypt\/live\/example\.com\/privkey\.pem/, certificate.keyFile],
    ]),
  )
  const sendToSite = (path: string, { headers, ...request }: HttpRequest = {}) =>
    send(`https://127.0.0.1:${httpsPort}`, {
      ...request,
      path,
      servername: name,
      ca: certificate.pem,
      headers: { host: name, ...headers },
    })
  const hasBrotli = existsSync(BROTLI_MODULE)
  const nginx = await startNginx(folder, {
    modules: hasBrotli ? `load_module ${BROTLI_MODULE};` : '',
    http: `sendfile on; tcp_nopush on;
  ${hasBrotli ? readConfiguration('website-brotli.conf') : ''}
  include ${folder}/website.conf;`,
    isReady: async () => (await sendToSite('/')).status > 0,
  })
  return { ...nginx, httpPort, httpsPort, certificate: certificate.pem, send: sendToSite }
}

/** Creates the folder of a release: a link to the site, and the header files of `npm run generate:headers`. */
function linkRelease(folder: string, site: string): void {
  const generated = join(folder, 'current/deploy/generated')
  mkdirSync(generated, { recursive: true })
  mkdirSync(join(folder, 'logs'))
  symlinkSync(site, join(folder, 'current/dist'))
  const headers = deploymentHeaders(site)
  const assets = deploymentAssetHeaders()
  writeFileSync(join(generated, 'nginx-headers.conf'), nginxHeaders(headers))
  writeFileSync(join(generated, 'nginx-maps.conf'), nginxMaps(headers, assets, deploymentPolicies(site)))
}

type Places = { folder: string; name: string; httpPort: number; httpsPort: number; ports: readonly number[] }

function websiteConfiguration({ folder, name, httpPort, httpsPort, ports }: Places): string {
  const [first = '', ...others] = ports.map((port) => `server 127.0.0.1:${port} max_fails=0`)
  return replaceAll(readConfiguration('website.conf'), [
    [/^\s*listen \[::\].*\n/gm, ''],
    [/listen 80\b/g, `listen 127.0.0.1:${httpPort}`],
    [/listen 443\b/g, `listen 127.0.0.1:${httpsPort}`],
    [/server 127\.0\.0\.1:3000 max_fails=0/g, first],
    [
      /server 127\.0\.0\.1:3001 max_fails=0 backup/g,
      others.length > 1 ? others.join('; ') : `${others[0]} backup`,
    ],
    [/\/srv\/website/g, folder],
    [/\/etc\/nginx\/website-tls\.conf/g, join(folder, 'tls.conf')],
    [/\/var\/log\/nginx/g, join(folder, 'logs')],
    [/\bexample\.com\b/g, name],
  ])
}

function readConfiguration(file: string): string {
  return readFileSync(join(CONFIGURATION, file), 'utf8')
}
