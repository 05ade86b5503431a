import { renameSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:https'
import { contactRequest } from '../../support/contact-client.ts'
import { type HttpRequest, send } from '../../support/http-client.ts'
import { DOMAIN } from './site-machine.ts'

// Sends requests to the site on loopback at a fixed rate until it is killed, and writes how many failed and why.
// Usage: load.ts RATE FILE
const [rate = '50', file = ''] = process.argv.slice(2)
const PATHS = ['/', '/about', '/services/data-engineering', '/contact', '/work']
const MESSAGE_EVERY = 500

const agent = new Agent({ keepAlive: true, maxSockets: 100, rejectUnauthorized: false })
const failures: string[] = []
let count = 0

setInterval(async () => {
  count += 1
  const isMessage = count % MESSAGE_EVERY === 0
  const request: HttpRequest = isMessage ? contactRequest(`Please call us about portal number ${count}.`) : {}
  const path = isMessage ? '/api/contact' : (PATHS[count % PATHS.length] ?? '/')
  const headers = { host: DOMAIN, ...request.headers }
  const answer = await send('https://127.0.0.1', { ...request, path, agent, headers }).catch(String)
  if (typeof answer === 'string') failures.push(`${path}: ${answer}`)
  else if (answer.status > 201) failures.push(`${path}: ${answer.status}`)
}, 1_000 / Number(rate))
setInterval(() => {
  writeFileSync(`${file}.part`, JSON.stringify({ count, failures }))
  renameSync(`${file}.part`, file)
}, 500)
