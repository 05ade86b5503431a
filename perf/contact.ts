import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { makeMessage } from '#test/support/messages.ts'
import { spawnServer } from '#test/support/spawn-server.ts'

// Measures how many messages per second the API stores. Each has another text, because an equal text is stored only once.

const SMTP = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'site@example.com', MAIL_TO: 'team@example.com' }
const server = spawnServer({ environment: SMTP })
const url = `${await server.listening}/api/contact`
const message = makeMessage(`Number [<id>]. ${'We would like to talk about our plans. '.repeat(6)}`)
const request = ['--method=POST', '--headers=content-type=application/json', '--idReplacement']
const load = ['--connections=16', '--duration=10', '--warmup', '[', '-c', '16', '-d', '2', ']']
const args = [...request, `--body=${JSON.stringify(message)}`, ...load, '--renderStatusCodes', url]
await once(spawn('autocannon', args, { stdio: 'inherit' }), 'exit')
await server.kill()
