import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { replaceAll } from '../support/deploy-config.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { ROOT } from './deploy-scripts.ts'

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

  const server = { isReady: true, restarts: false, requests: 0 }
  const serverUrl = await listen(({ url, socket }, response): void => {
    server.requests += 1
    if (server.restarts && server.requests % 2 === 0) return void socket.destroy()
    response.writeHead(url === '/readyz' && server.isReady ? 200 : 503).end()
  })
  const site = { url: serverUrl }
  const [storeStatus, releaseStatus] = [join(folder, 'status.txt'), join(folder, 'release.txt')]
  writeFileSync(storeStatus, 'ok\n')

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

  function installScripts(): void {
    write(join(folder, 'send-alarm.sh'), read('send-alarm.sh'))
    const changes: [RegExp, string][] = [
      [/sleep 4/, 'sleep 0.1'],
      [/--retry 5/, '--retry 0'],
      [/^store=.*$/m, 'store=/store'],
      [/^copies=.*$/m, `copies='${copies}'`],
      [/^store_status=.*$/m, `store_status='${storeStatus}'`],
      [/^release_status=.*$/m, `release_status='${releaseStatus}'`],
    ]
    write(join(folder, 'watch.sh'), replaceAll(read('watch.sh'), changes))
    write(join(folder, 'bin/df'), `#!/bin/sh\nprintf 'Header\\nfs 1 ${disk.used} ${disk.free} 1%% /\\n'\n`)
  }

  return {
    folder,
    hook,
    /** If `restarts` is set, the fake server answers only every second request. */
    server,
    /** Public address of the website. */
    site,
    /** Files that `inbox status` and publish.sh write. Only the first one exists. */
    storeStatus,
    releaseStatus,
    /** Properties of all systemd units. A missing one makes systemctl fail. */
    units,
    /** Folder of the copies, with one new copy. */
    copies,
    /** Used and free kilobytes that the fake df prints for every folder. */
    disk,
    /** Ages the alarms that were sent by one hour. */
    passAnHour() {
      const hourAgo = Date.now() / 1_000 - 3_601
      const sent = join(folder, 'state/faults')
      for (const name of readdirSync(sent, { recursive: true, encoding: 'utf8' }))
        utimesSync(join(sent, name), hourAgo, hourAgo)
    },
    /** Runs the script once. @param path programs of the system @param user a user and group other than root */
    run({ path = process.env.PATH, user }: { path?: string | undefined; user?: number } = {}): Promise<{
      status: number
      stderr: string
    }> {
      installScripts()
      rmSync(unitFolder, { recursive: true })
      mkdirSync(unitFolder)
      for (const [name, value] of Object.entries(units)) writeFileSync(join(unitFolder, name), `${value}\n`)
      const env = {
        PATH: `${join(folder, 'bin')}:${path}`,
        STATE_DIRECTORY: join(folder, 'state'),
        SITE_URL: site.url,
        ALARM: alarm(`${hookUrl}/alarm`, folder),
        HEARTBEAT_URL: `${hookUrl}/heartbeat`,
      }
      return new Promise((resolve) => {
        const identity = user === undefined ? {} : { uid: user, gid: user }
        execFile('sh', [join(folder, 'watch.sh')], { env, ...identity }, (error, _, stderr) =>
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
