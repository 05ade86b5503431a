import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { findOnPath } from '#test/support/find-on-path.ts'
import { until, wait } from '../../support/wait.ts'

export const ROOT = resolve(import.meta.dirname, '../../..')

const BASE = '/var/cache/website-test-machine/bookworm'
const PACKAGES = 'systemd,systemd-sysv,dbus,ca-certificates,iproute2,procps'

const START_TIMEOUT_MS = 60_000

type Result = { status: number | null; output: string }

/** Returns why no machine can be started here, or undefined. */
export function missingForMachine(): string | undefined {
  if (process.getuid?.() !== 0) return 'it needs root'
  const missing = ['debootstrap', 'slirp4netns', 'unshare', 'nsenter'].find((name) => !findOnPath([name]))
  if (missing) return `apt-get install ${missing}`
  const { status } = spawnSync('unshare', ['--mount', '--pid', '--net', '--cgroup', '--fork', 'true'])
  return status === 0 ? undefined : 'no namespaces'
}

/** Returns the folder of a bare Debian 12, which is made once. */
export function bareDebian(): string {
  if (!existsSync(BASE)) {
    mkdirSync(dirname(BASE), { recursive: true })
    execFileSync('debootstrap', ['--variant=minbase', `--include=${PACKAGES}`, 'bookworm', `${BASE}.part`])
    renameSync(`${BASE}.part`, BASE)
  }
  return BASE
}

/** Starts a machine with a real systemd, in namespaces of its own, that can reach the internet as this one can, and that is lost when it stops. */
export async function startMachine() {
  const boot = spawn('bash', [join(import.meta.dirname, 'boot.sh'), bareDebian(), ROOT], { stdio: 'ignore' })
  const children: ChildProcess[] = [boot]
  const stop = () => {
    for (const child of children.reverse()) child.kill('SIGKILL')
  }
  process.once('exit', stop)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  const pid = await findInit(boot.pid)
  children.push(spawn('slirp4netns', ['--configure', '--mtu=65520', pid, 'tap0'], { stdio: 'ignore' }))
  const all = ['--target', pid, '--mount', '--pid', '--ipc', '--uts', '--net', '--cgroup']

  /** Runs a script of bash as root in the machine. */
  const run = (script: string) =>
    new Promise<Result>((done) => {
      let output = ''
      const child = spawn('nsenter', [...all, '--', 'env', '-i', 'HOME=/root', 'bash', '-lc', script])
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString()
        })
      child.on('close', (status) => done({ status, output }))
    })

  /** Starts a program of this machine that sees only the network of the other one. Stopped with it. */
  const startOutside = (command: string, ...args: string[]) => {
    const child = spawn('nsenter', ['--target', pid, '--net', '--', command, ...args], { stdio: 'ignore' })
    children.push(child)
    return child
  }
  const isRunning = 'systemctl is-system-running --wait && ip route show default | grep -q .'
  if (!(await until(async () => (await run(isRunning)).status === 0, START_TIMEOUT_MS, 500)))
    throw new Error('the machine does not start')
  return { run, startOutside, stop }
}

/** Returns the process id of the systemd that `unshare` starts as its child. */
async function findInit(parent: number | undefined): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const children = `/proc/${parent}/task/${parent}/children`
    const [child] = existsSync(children) ? readFileSync(children, 'utf8').trim().split(' ') : []
    if (child && readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('systemd/systemd')) return child
    await wait(100)
  }
  throw new Error('no systemd was started')
}
