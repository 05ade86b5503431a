import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { createCertificate } from '../support/tls-certificate.ts'
import { FAILED, prepareWatch, UNREADABLE, WELL } from './watch-runs.ts'

const alarm = (text: string) => `Website alarm (${hostname()}): ${text}`
const well = (text: string) => `Website well again (${hostname()}): “${text}” is over.`
const MAIL_REFUSED = 'The mail server refuses a mail to the team.'
const NOT_FETCHED = 'No commit could be fetched for two hours.'
const TOO_OLD = 'status.txt is older than 5 minutes, or missing.'
const NOT_COPIED = 'is older than 26 hours, or there is none.'

/** Each fault, and a part of its alarm. */
const FAULTS: [fault: Partial<typeof WELL>, text: string][] = [
  // Nothing listens on port 1.
  [{ site: 'http://127.0.0.1:1' }, 'http://127.0.0.1:1 does not answer.'],
  [{ restarts: true }, ' does not answer.'],
  [{ isReady: false }, ' answers, but no message can be stored: inbox status says why.'],
  [{ status: `fault\n${MAIL_REFUSED}\n` }, MAIL_REFUSED],
  [{ status: '' }, 'status.txt is empty.'],
  [{ status: null }, TOO_OLD],
  [{ statusAge: 6 }, TOO_OLD],
  [{ release: `fault\n${NOT_FETCHED}\n` }, NOT_FETCHED],
  [{ units: FAILED }, 'The last backup failed.'],
  [{ units: UNREADABLE }, 'The state of the units cannot be read.'],
  [{ copyAge: 27 }, NOT_COPIED],
  [{ copyAge: null }, NOT_COPIED],
  [{ sentAge: 27 }, 'No copy has reached BACKUP_REMOTE for 26 hours.'],
  [{ freeForStore: 14_000 }, '/store has less than 15 % of its space left.'],
  [{ freeForCopies: 14_000 }, '/copies has less than 15 % of its space left.'],
]

describe('watch.sh', () => {
  it('sends no alarm and one heartbeat if all is well', async () => {
    const { run, hook } = await prepareWatch()
    expect(await run()).toMatchObject({ status: 0, stderr: '' })
    expect(hook).toEqual({ texts: [], heartbeats: 1 })
  })

  it.each(FAULTS)('with %j sends one alarm, and says in the end that it is over', async (fault, text) => {
    const { run, hook } = await prepareWatch()
    expect(await run(fault)).toMatchObject({ status: 1 })
    expect(hook.texts).toEqual([expect.stringContaining(text)])
    expect(hook.texts[0]?.startsWith(alarm(''))).toBe(true)
    expect(hook.heartbeats).toBe(0)
    expect(await run(WELL)).toMatchObject({ status: 0 })
    expect(hook.texts.slice(1)).toEqual([well(hook.texts[0]?.slice(alarm('').length) ?? '')])
  })

  it('sends an alarm again after an hour, and if the web hook was down', async () => {
    const { run, hook, passAnHour } = await prepareWatch()
    const fault = { status: `fault\n${MAIL_REFUSED}\n` }
    await run({ ...fault, hookIsDown: true })
    await run({ hookIsDown: false })
    await run()
    expect(hook.texts).toEqual([alarm(MAIL_REFUSED)])
    passAnHour()
    await run()
    expect(hook.texts.slice(1)).toEqual([alarm(MAIL_REFUSED)])
    expect(await run({ status: 'ok\n', hookIsDown: true })).toMatchObject({ status: 1 })
    for (let n = 0; n < 2; n++) await run({ hookIsDown: false })
    expect(hook.texts.slice(2)).toEqual([well(MAIL_REFUSED)])
  })

  it('sends one alarm for each reason, also for a new reason in the same file', async () => {
    const { run, hook } = await prepareWatch()
    await run({ status: `fault\n${MAIL_REFUSED}\n` })
    const other = 'Messages cannot be stored.'
    await run({ status: `fault\n${MAIL_REFUSED}\n${other}\n`, release: `fault\n${NOT_FETCHED}\n` })
    expect(hook.texts).toEqual([MAIL_REFUSED, other, NOT_FETCHED].map(alarm))
  })

  it('sends an alarm if a server has restarted by itself, although it answers', async () => {
    const { run, hook } = await prepareWatch()
    await run()
    await run({ units: { NRestarts: '1', ActiveState: 'inactive' } })
    expect(hook.texts).toEqual([
      expect.stringContaining('The server on port 3000 has ended by itself'),
      expect.stringContaining('The server on port 3001 has ended by itself'),
    ])
    await run({ units: WELL.units })
    expect(hook.texts[2]).toBe(well(hook.texts[0]?.slice(alarm('').length) ?? ''))
  })

  it('sends an alarm if a certificate of no own authority expires in less than 14 days, or cannot be read', async () => {
    const { run, hook, folder } = await prepareWatch()
    const ports = [await freePort(), await serveCertificate(folder, 13), await serveCertificate(folder, 15)]
    ports.push(await serveCertificate(folder, 1, 'Caddy Local Authority - ECC Intermediate'))
    for (const port of ports) await run({ site: `https://localhost:${port}` })
    expect(hook.texts.filter((text) => text.includes('ertificate'))).toEqual([
      alarm('The certificate of localhost cannot be read.'),
      alarm('The certificate of localhost expires in less than 14 days.'),
      expect.stringContaining('“The certificate of localhost cannot be read.” is over.'),
    ])
  })

  it('needs no systemd, as in a container', async () => {
    const { run, hook, folder } = await prepareWatch()
    const programs = join(folder, 'programs')
    mkdirSync(programs)
    for (const from of ['/usr/bin', join(folder, 'bin')])
      for (const name of readdirSync(from)) {
        rmSync(join(programs, name), { force: true })
        if (name !== 'systemctl') symlinkSync(join(from, name), join(programs, name))
      }
    expect(await run({ release: null, sentAge: null }, { PATH: programs })).toMatchObject({
      status: 0,
      stderr: '',
    })
    expect(hook.texts).toEqual([])
  })

  it('runs a command with the text on its standard input, without the settings in the environment', async () => {
    const { run, folder, serverUrl } = await prepareWatch()
    await run({ isReady: false }, { ALARM: `{ cat && env; } >'${folder}/received'` })
    const received = readFileSync(join(folder, 'received'), 'utf8')
    expect(received).toContain(alarm(`${serverUrl} answers, but no message can be stored`))
    expect(received).not.toContain('ALARM=')
  })

  it('fails if no alarm is configured', async () => {
    const { run } = await prepareWatch()
    const { status, stderr } = await run({}, { ALARM: '' })
    expect(status).toBe(1)
    expect(stderr).toContain('ALARM in /etc/website/alarm.conf is empty')
  })
})

/** Starts a TLS server with a certificate that is valid for a number of days, and returns its port. */
async function serveCertificate(folder: string, days: number, name = 'localhost'): Promise<number> {
  const { keyFile, pem } = createCertificate(folder, name, days)
  const server = createServer({ key: readFileSync(keyFile), cert: pem }).listen(0, '127.0.0.1')
  server.on('tlsClientError', () => {})
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}
