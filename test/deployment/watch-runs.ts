import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { replaceAll } from '../support/deploy-config.ts'
import { type ProgramResult, runProgram } from '../support/run-program.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { ROOT } from './deploy-scripts.ts'

/** A machine on which all is well. */
export const WELL = {
  isReady: true,
  /** The server answers only every second request. */
  restarts: false,
  /** Public address, instead of that of the server. */
  site: '',
  /** What `inbox status` and publish.sh have written, and how many minutes ago. */
  status: 'ok\n' as string | null,
  statusAge: 0,
  release: 'ok\n' as string | null,
  /** Properties of all units of systemd. An empty one makes systemctl fail. */
  units: { NRestarts: '0', ActiveState: 'inactive' },
  /** How many hours ago a copy was made, and sent. */
  copyAge: 25 as number | null,
  sentAge: 25 as number | null,
  /** Free kilobytes of the disks, which have 86,000 in use. */
  freeForStore: 16_000,
  freeForCopies: 16_000,
  hookIsDown: false,
}

/** Properties of a unit that has failed, and of all units if systemctl fails. */
export const FAILED = { NRestarts: '0', ActiveState: 'failed' }
export const UNREADABLE = { NRestarts: '', ActiveState: '' }

/** Prepares deploy/watch.sh in a temporary folder with a fake server, systemctl, df and web hook, and with short waits. */
export async function prepareWatch() {
  const folder = temporaryFolder()
  const at = (name: string) => join(folder, name)
  for (const name of ['bin', 'state']) mkdirSync(at(name))
  const machine = { ...WELL }
  const hook = { texts: [] as string[], heartbeats: 0 }
  const hookUrl = await listen(async (request, response) => {
    const body = await text(request)
    if (request.url === '/heartbeat') hook.heartbeats += 1
    else if (!machine.hookIsDown) hook.texts.push(JSON.parse(body).text)
    response.writeHead(machine.hookIsDown ? 500 : 200).end()
  })
  let requests = 0
  const serverUrl = await listen(({ url, socket }, response): void => {
    requests += 1
    if (machine.restarts && requests % 2 === 0) return void socket.destroy()
    response.writeHead(url === '/readyz' && machine.isReady ? 200 : 503).end()
  })

  /** Writes a file, or removes it if it has no data. */
  function write(name: string, data: string | null, minutesAgo = 0): void {
    rmSync(at(name), { force: true })
    if (data === null) return
    writeFileSync(at(name), data, { mode: 0o755 })
    const time = Date.now() / 1_000 - minutesAgo * 60
    utimesSync(at(name), time, time)
  }
  const read = (file: string) => readFileSync(join(ROOT, 'deploy', file), 'utf8')
  write('send-alarm.sh', read('send-alarm.sh'))
  const changes: [RegExp, string][] = [
    [/sleep 4/, 'sleep 0.1'],
    [/--retry 5/, '--retry 0'],
    [/^store=.*$/m, `store='${at('store')}'`],
    [/^copies=.*$/m, `copies='${at('copies')}'`],
    [/^store_status=.*$/m, `store_status='${at('status.txt')}'`],
    [/^release_status=.*$/m, `release_status='${at('release.txt')}'`],
  ]
  write('watch.sh', replaceAll(read('watch.sh'), changes))
  write('bin/systemctl', `#!/bin/sh\ncat "${folder}/unit-$3"\n`)
  const row = `'Header\\nfs 1 86000 %s 1%% /\\n'`
  write('bin/df', `#!/bin/sh\nprintf ${row} "$(cat "${folder}/free-$(basename "$2")")"\n`)

  function writeMachine(): void {
    write('status.txt', machine.status, machine.statusAge)
    write('release.txt', machine.release)
    for (const [name, value] of Object.entries(machine.units)) write(`unit-${name}`, value || null)
    write('free-store', String(machine.freeForStore))
    write('free-copies', String(machine.freeForCopies))
    rmSync(at('copies'), { recursive: true, force: true })
    if (machine.copyAge === null) return
    mkdirSync(at('copies'))
    write('copies/messages-1.gz', '', machine.copyAge * 60)
    write('copies/messages-2.gz.part', '')
    if (machine.sentAge) write('copies/last-sent', '', machine.sentAge * 60)
  }

  return {
    folder,
    hook,
    machine,
    serverUrl,
    /** Ages the alarms that were sent by one hour. */
    passAnHour() {
      const hourAgo = Date.now() / 1_000 - 3_601
      for (const name of readdirSync(at('state/faults'), { recursive: true, encoding: 'utf8' }))
        utimesSync(join(at('state/faults'), name), hourAgo, hourAgo)
    },
    /** Runs the script once, with other settings and on a changed machine. */
    run(changes: Partial<typeof WELL> = {}, settings = {}): Promise<ProgramResult> {
      Object.assign(machine, changes)
      writeMachine()
      const env = {
        PATH: `${at('bin')}:${process.env.PATH}`,
        STATE_DIRECTORY: at('state'),
        SITE_URL: machine.site || serverUrl,
        ALARM: `${hookUrl}/alarm`,
        HEARTBEAT_URL: `${hookUrl}/heartbeat`,
        ...settings,
      }
      return runProgram('sh', [at('watch.sh')], { env })
    },
  }
}

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
