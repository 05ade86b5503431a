import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { replaceAll } from '../support/deploy-config.ts'
import { freePort } from '../support/free-port.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { ROOT } from './deploy-scripts.ts'

const HEALTHY: Record<string, string> = {
  '/readyz': '{"status":"ready"}',
  '/storez': '{"status":"ok"}',
}

type Options = {
  /** Returns the value of ALARM. @param hook URL of the fake web hook */
  alarm?: (hook: string, folder: string) => string
}

/**
 * Prepares deploy/watch.sh in a temporary folder with a fake server, a fake systemctl and a fake web hook, and with short
 * waits.
 */
export async function prepareWatch({ alarm = (hook) => hook }: Options = {}) {
  const folder = temporaryFolder()
  const hook = { isDown: false, texts: [] as string[], heartbeats: 0 }
  const hookUrl = await listen((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.url === '/heartbeat') hook.heartbeats += 1
      else if (!hook.isDown) hook.texts.push(JSON.parse(Buffer.concat(chunks).toString()).text)
      response.writeHead(hook.isDown ? 500 : 200).end()
    })
  })

  /** Faults of the fake server, by path of the probe. */
  const faults: Record<string, string> = {}
  const server = { restarts: false, requests: 0, mails: 'ok' }
  const serverUrl = await listen(({ url = '', socket }, response): void => {
    server.requests += 1
    if (server.restarts && server.requests % 2 === 0) return void socket.destroy()
    const fault = faults[url]
    const status = url === '/mailz' ? JSON.stringify({ status: server.mails }) : HEALTHY[url]
    response.writeHead(fault ? 503 : 200).end(fault ? JSON.stringify({ error: fault }) : status)
  })
  const closedPort = await freePort()

  const units: Record<string, string> = { NRestarts: '0', ActiveState: 'inactive' }
  const unitFolder = join(folder, 'units')
  mkdirSync(unitFolder)
  mkdirSync(join(folder, 'bin'))
  mkdirSync(join(folder, 'state'))
  write(join(folder, 'bin/systemctl'), `#!/bin/sh\ncat "${unitFolder}/$3"\n`)
  const copies = join(folder, 'copies')
  mkdirSync(copies)
  writeFileSync(join(copies, 'messages-20261122T023000Z.gz'), '')
  const disk = { used: 50_000, free: 50_000 }
  const tls = { port: closedPort }

  function installScripts(port: number | string): void {
    const waits: [RegExp, string][] = [
      [/sleep 4/, 'sleep 0.1'],
      [/sleep 2/, 'sleep 0.1'],
      [/\+ 20\)/, '+ 1)'],
    ]
    write(join(folder, 'is-ready.sh'), replaceAll(read('is-ready.sh'), waits))
    write(join(folder, 'send-alarm.sh'), read('send-alarm.sh'))
    const places: [RegExp, string][] = [
      [/^ports=.*$/m, `ports='${port}'`],
      [/^store=.*$/m, 'store=/store'],
      [/^copies=.*$/m, `copies='${copies}'`],
      [/^environment=.*$/m, `environment='${folder}/environment'`],
      [/127\.0\.0\.1:443/, `127.0.0.1:${tls.port}`],
    ]
    write(join(folder, 'watch.sh'), replaceAll(read('watch.sh'), places))
    write(join(folder, 'bin/df'), `#!/bin/sh\nprintf 'Header\\nfs 1 ${disk.used} ${disk.free} 1%% /\\n'\n`)
  }

  return {
    folder,
    hook,
    faults,
    /** If `restarts` is set, the fake server answers only every second request. `mails` is the status of /mailz. */
    server,
    /** Properties of all systemd units. A missing one makes systemctl fail. */
    units,
    /** Folder of the copies, with one new copy. */
    copies,
    /** Used and free kilobytes that the fake df prints for every folder. */
    disk,
    /** Port of the server whose certificate is checked, if SITE_URL in the file `environment` is https. */
    tls,
    /** Ages the alarms that were sent by one hour. */
    passAnHour() {
      const hourAgo = Date.now() / 1_000 - 3_601
      const sent = join(folder, 'state/faults')
      for (const name of readdirSync(sent, { recursive: true, encoding: 'utf8' }))
        utimesSync(join(sent, name), hourAgo, hourAgo)
    },
    /** Runs the script once. @param serverIsDown no server listens on its port @param path programs of the system */
    run({ serverIsDown = false, path = process.env.PATH } = {}): Promise<{ status: number; stderr: string }> {
      installScripts(serverIsDown ? closedPort : new URL(serverUrl).port)
      rmSync(unitFolder, { recursive: true })
      mkdirSync(unitFolder)
      for (const [name, value] of Object.entries(units)) writeFileSync(join(unitFolder, name), `${value}\n`)
      const env = {
        PATH: `${join(folder, 'bin')}:${path}`,
        STATE_DIRECTORY: join(folder, 'state'),
        ALARM: alarm(`${hookUrl}/alarm`, folder),
        HEARTBEAT_URL: `${hookUrl}/heartbeat`,
      }
      return new Promise((resolve) => {
        execFile('sh', [join(folder, 'watch.sh')], { env }, (error, _, stderr) =>
          resolve({ status: error ? Number(error.code ?? 1) : 0, stderr }),
        )
      })
    },
  }
}

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function read(file: string): string {
  return readFileSync(join(ROOT, 'deploy', file), 'utf8')
}

function write(file: string, text: string): void {
  writeFileSync(file, text, { mode: 0o755 })
}
