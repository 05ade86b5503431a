import { renameSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:https'
import { contactRequest } from '../../support/contact-client.ts'
import { DOMAIN } from './site-machine.ts'

// Sends requests to the site on loopback at a fixed rate until it is killed, and writes how many failed and why.
// Usage: load.ts RATE FILE
const [rate = '50', file = ''] = process.argv.slice(2)
const PATHS = ['/', '/about', '/services/data-engineering', '/contact', '/work']
const MESSAGE_EVERY = 500

const agent = new Agent({ keepAlive: true, maxSockets: 100 })
const failures: string[] = []
let count = 0

setInterval(() => {
  count += 1
  const { method, headers, body } =
    count % MESSAGE_EVERY === 0 ? contactRequest(`Please call us about portal number ${count}.`) : {}
  const path = method ? '/api/contact' : PATHS[count % PATHS.length]
  const options = {
    agent,
    host: '127.0.0.1',
    servername: DOMAIN,
    rejectUnauthorized: false,
    path,
    method: method ?? 'GET',
    headers: { host: DOMAIN, ...headers },
    timeout: 20_000,
  }
  const started = request(options, (response) => {
    if ((response.statusCode ?? 0) > 201) failures.push(`${path}: ${response.statusCode}`)
    response.on('error', ({ message }) => failures.push(`${path}: ${message}`)).resume()
  })
  started.on('timeout', () => started.destroy(new Error('no answer for 20 s')))
  started.on('error', ({ message }) => failures.push(`${path}: ${message}`))
  started.end(body)
}, 1_000 / Number(rate))
setInterval(() => {
  writeFileSync(`${file}.part`, JSON.stringify({ count, failures }))
  renameSync(`${file}.part`, file)
}, 500)
