import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Creates a self-signed certificate for a host name and its www subdomain in a folder. Requires openssl. */
export function createCertificate(folder: string, name: string, days = 2) {
  const file = join(folder, 'certificate.pem')
  const keyFile = join(folder, 'key.pem')
  const options = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days ${days}`.split(' ')
  const names = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name},DNS:www.${name}`]
  execFileSync('openssl', [...options, ...names, '-keyout', keyFile, '-out', file], { stdio: 'ignore' })
  return { file, keyFile, pem: readFileSync(file, 'utf8') }
}
