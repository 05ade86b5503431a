import { execFile } from 'node:child_process'
import { lstatSync, mkdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { replaceAll } from '../support/deploy-config.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const DEPLOY = resolve(import.meta.dirname, '../../deploy')

type Options = {
  /** There is no release yet. */
  isFirst?: boolean
  /** Shell pattern: systemctl fails if its arguments match. */
  failing?: string
  /** Port whose server does not become ready. */
  unready?: string
  /** URL of a running server that is-ready.sh probes instead of both ports. By default is-ready.sh is a fake too. */
  server?: string
}

export type SwitchResult = {
  /** Exit code of the script. */
  status: number
  stderr: string
  /** Name of the release that the symbolic link `current` points to. */
  current: string | undefined
  /** Arguments of each call of systemctl, in order. */
  systemctlCalls: string[]
}

/** Runs deploy/switch-release.sh in a temporary folder, with a fake systemctl that records its arguments. */
export async function switchRelease({
  failing = '-',
  isFirst = false,
  unready = '-',
  server,
}: Options): Promise<SwitchResult> {
  const folder = temporaryFolder()
  const link = join(folder, 'current')
  for (const name of ['old', 'new'])
    for (const file of ['dist/index.html', 'node_modules/.bin/node']) write(join(folder, name, file), '')
  if (!isFirst) symlinkSync(join(folder, 'old'), link)
  const script = replaceAll(read('switch-release.sh'), [[/^current=.*$/m, `current=${link}`]])
  write(join(folder, 'deploy/switch-release.sh'), script)
  const isReady = server ? probeScript(server) : `#!/bin/sh\n[ "$1" != 'http://127.0.0.1:${unready}' ]\n`
  write(join(folder, 'deploy/is-ready.sh'), isReady)
  const calls = join(folder, 'systemctl-calls')
  write(
    join(folder, 'bin/systemctl'),
    `#!/bin/sh\necho "$*" >>${calls}\ncase "$*" in ${failing.replaceAll(' ', '\\ ')}) exit 1 ;; esac\n`,
  )
  const { status, stderr } = await run(folder)
  return {
    status,
    stderr,
    current: lstatSync(link, { throwIfNoEntry: false }) ? readlinkSync(link).split('/').at(-1) : undefined,
    systemctlCalls: readFileSync(calls, 'utf8').trim().split('\n'),
  }
}

/** Returns a copy of is-ready.sh that probes one address, whatever its arguments name. */
function probeScript(url: string): string {
  return replaceAll(read('is-ready.sh'), [
    [/\$1\/readyz/, `${url}/readyz`],
    [/sleep 2/, 'sleep 0.1'],
    [/sleep 4/, 'sleep 0.4'],
    [/\+ 20\)/, '+ 8)'],
  ])
}

function run(folder: string): Promise<{ status: number; stderr: string }> {
  const options = { cwd: folder, env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}` } }
  return new Promise((resolve) => {
    execFile('sh', ['deploy/switch-release.sh', 'new'], options, (error, _, stderr) =>
      resolve({ status: error ? Number(error.code ?? 1) : 0, stderr }),
    )
  })
}

function read(file: string): string {
  return readFileSync(join(DEPLOY, file), 'utf8')
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text, { mode: 0o755 })
}
