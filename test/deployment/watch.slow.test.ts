import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { createServer, type Server } from 'node:tls'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { prepareWatch } from './watch-runs.ts'

const alarm = (text: string) => `Website alarm (${hostname()}): ${text}`
const well = (text: string) => `Website well again (${hostname()}): ${text}`
/** User and group without rights. */
const WATCH_USER = 65_534
/** Nothing listens on port 1. */
const NOWHERE = 'http://127.0.0.1:1'
const MAIL_REFUSED = 'The mail server refuses a mail to the team.'

type Watch = Awaited<ReturnType<typeof prepareWatch>>

describe('watch.sh', () => {
  it('sends no alarm and one heartbeat if all is well', async () => {
    const { run, hook } = await prepareWatch()
    expect(await run()).toEqual({ status: 0, stderr: '' })
    expect(hook).toMatchObject({ texts: [], heartbeats: 1 })
  })

  it('sends the reason at once, again after an hour, and a message when the fault ends', async () => {
    const { run, hook, server, site, passAnHour } = await prepareWatch()
    server.isReady = false
    const notStored = alarm(`${site.url} answers, but no message can be stored: inbox status says why.`)
    expect(await run()).toMatchObject({ status: 1 })
    await run()
    expect(hook.texts).toEqual([notStored])
    passAnHour()
    await run()
    expect(hook.texts).toEqual([notStored, notStored])
    expect(hook.heartbeats).toBe(0)
    server.isReady = true
    await run()
    expect(hook.texts.slice(2)).toEqual([well('The website answers, and the next message can be stored.')])
    expect(await run()).toMatchObject({ status: 0 })
    expect(hook.texts).toHaveLength(3)
  })

  it('sends an alarm in the next run if the web hook was down', async () => {
    const { run, hook, storeStatus } = await prepareWatch()
    writeFileSync(storeStatus, `fault\n${MAIL_REFUSED}\n`)
    hook.isDown = true
    await run()
    hook.isDown = false
    await run()
    expect(hook.texts).toEqual([alarm(MAIL_REFUSED)])
    hook.isDown = true
    writeFileSync(storeStatus, 'ok\n')
    expect(await run()).toMatchObject({ status: 1 })
    hook.isDown = false
    await run()
    expect(hook.texts.slice(1)).toEqual([well('The messages and mails need no operator.')])
  })

  it('sends one alarm for each reason, also for a new reason in the same file', async () => {
    const { run, hook, storeStatus, releaseStatus, units } = await prepareWatch()
    writeFileSync(storeStatus, `fault\n${MAIL_REFUSED}\n`)
    await run()
    const others = ['Messages cannot be stored.', 'No commit could be fetched for two hours.']
    writeFileSync(storeStatus, `fault\n${MAIL_REFUSED}\n${others[0]}\n`)
    writeFileSync(releaseStatus, `fault\n${others[1]}\n`)
    units.ActiveState = 'failed'
    await run()
    expect(hook.texts).toEqual([MAIL_REFUSED, ...others, 'The last backup failed.'].map(alarm))
  })

  it('sends an alarm if the state of the store is missing, empty or old', async () => {
    const { run, hook, storeStatus } = await prepareWatch()
    age(storeStatus, 0.1)
    await run()
    expect(hook.texts).toEqual([alarm(`${storeStatus} is older than 5 minutes, or missing.`)])
    writeFileSync(storeStatus, '')
    await run()
    expect(hook.texts.slice(1)).toEqual([alarm(`${storeStatus} is empty.`)])
    writeFileSync(storeStatus, 'ok\n')
    await run()
    rmSync(storeStatus)
    await run()
    expect(hook.texts.slice(3)).toEqual([alarm(`${storeStatus} is older than 5 minutes, or missing.`)])
  })

  it.each<[fault: string, cause: (watch: Watch) => unknown, text: string]>([
    ['the website does not answer', ({ site }) => Object.assign(site, { url: NOWHERE }), 'does not answer.'],
    ['a server is ready once', ({ server }) => Object.assign(server, { restarts: true }), 'does not answer.'],
    [
      'systemctl fails',
      ({ units }) => delete units.NRestarts && delete units.ActiveState,
      'The state of the units cannot be read.',
    ],
    ['no copy was sent for 26 hours', ({ copies }) => age(join(copies, 'last-sent'), 27), 'BACKUP_REMOTE'],
  ])('sends an alarm if %s', async (_, cause, text) => {
    const watch = await prepareWatch()
    cause(watch)
    await watch.run()
    expect(watch.hook.texts).toEqual([expect.stringContaining(text)])
  })

  it('sends an alarm if a server has restarted by itself, although it answers', async () => {
    const { run, hook, units } = await prepareWatch()
    await run()
    units.NRestarts = '1'
    await run()
    expect(hook.texts).toEqual([
      expect.stringContaining('The server on port 3000 has ended by itself'),
      expect.stringContaining('The server on port 3001 has ended by itself'),
    ])
    units.NRestarts = '0'
    await run()
    expect(hook.texts[2]).toBe(well('The server on port 3000 no longer restarts.'))
  })

  it('sends an alarm if the newest copy is older than 26 hours, and if no copy was ever made', async () => {
    const { run, hook, copies } = await prepareWatch()
    const copy = join(copies, 'messages-20261122T023000Z.gz')
    age(copy, 27)
    writeFileSync(join(copies, 'messages-20261123T023000Z.gz.part'), '')
    await run()
    const old = `The newest copy of the messages in ${copies} is older than 26 hours, or there is none.`
    expect(hook.texts).toEqual([alarm(old)])
    age(copy, 25)
    await run()
    expect(hook.texts.slice(1)).toEqual([well('There is a new copy of the messages.')])
    rmSync(copies, { recursive: true })
    await run()
    expect(hook.texts.slice(2)).toEqual([alarm(old)])
  })

  it('sends an alarm before a disk is full', async () => {
    const { run, hook, disk, copies } = await prepareWatch()
    Object.assign(disk, { used: 86_000, free: 14_000 })
    await run()
    const places = ['/store', copies]
    expect(hook.texts).toEqual(
      places.map((place) => alarm(`The disk of ${place} has less than 15 % of its space left.`)),
    )
    disk.free = 16_000
    await run()
    expect(hook.texts.slice(2)).toEqual(places.map((place) => well(`The disk of ${place} has enough space.`)))
  })

  it('sends an alarm if the certificate expires in less than 14 days, or cannot be read', async () => {
    const { run, hook, site, folder } = await prepareWatch()
    const texts = () => hook.texts.filter((text) => text.includes('ertificate'))
    site.url = `https://localhost:${await freePort()}`
    await run()
    expect(texts()).toEqual([alarm('The certificate of localhost cannot be read.')])
    site.url = `https://localhost:${await serveCertificate(folder, 13)}`
    await run()
    expect(texts().slice(1)).toEqual([alarm('The certificate of localhost expires in less than 14 days.')])
    site.url = `https://localhost:${await serveCertificate(folder, 15)}`
    await run()
    expect(texts().slice(2)).toEqual([well('The certificate is valid for two weeks or more.')])
  })

  it('needs no systemd, as in a container', async () => {
    const { run, hook, folder } = await prepareWatch()
    rmSync(join(folder, 'bin/systemctl'))
    const path = join(folder, 'system')
    mkdirSync(path)
    for (const name of readdirSync('/usr/bin'))
      if (name !== 'systemctl') symlinkSync(join('/usr/bin', name), join(path, name))
    expect(await run({ path })).toEqual({ status: 0, stderr: '' })
    expect(hook.texts).toEqual([])
  })

  it('runs a command with the text on its standard input, without the settings in the environment', async () => {
    const { run, folder, server, site } = await prepareWatch({
      alarm: (_, at) => `{ cat && env; } >'${at}/received'`,
    })
    server.isReady = false
    await run()
    const received = readFileSync(join(folder, 'received'), 'utf8')
    expect(received).toContain(`${alarm(`${site.url} answers, but no message can be stored`)}`)
    expect(received).not.toContain('ALARM=')
  })

  it.skipIf(process.getuid?.() !== 0)(
    'needs a user who can read neither the settings nor the messages',
    async () => {
      const { run, hook, folder } = await prepareWatch()
      for (const name of ['.', 'state']) chownSync(join(folder, name), WATCH_USER, WATCH_USER)
      chmodSync(folder, 0o711)
      expect(await run({ user: WATCH_USER })).toEqual({ status: 0, stderr: '' })
      expect(hook).toMatchObject({ texts: [], heartbeats: 1 })
    },
  )

  it('fails if no alarm is configured', async () => {
    const { run } = await prepareWatch({ alarm: () => '' })
    const { status, stderr } = await run()
    expect(status).toBe(1)
    expect(stderr).toContain('ALARM in /etc/website/alarm.conf is empty')
  })
})

/** Sets the time of a file, and creates a missing one. */
function age(file: string, hours: number): void {
  writeFileSync(file, '', { flag: 'a' })
  const time = Date.now() / 1_000 - hours * 3_600
  utimesSync(file, time, time)
}

/** Starts a TLS server with a certificate that is valid for a number of days, and returns its port. */
async function serveCertificate(folder: string, days: number): Promise<number> {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const request = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost -days ${days}`
  execFileSync('openssl', [...request.split(' '), '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  const server: Server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) })
  server.on('tlsClientError', () => {})
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return port
}
