import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { replaced } from './configuration.ts'

const DEPLOY = resolve(import.meta.dirname, '../../deploy')

type Options = {
  /** What systemctl is asked and refuses. */
  refused?: string
  /** A port whose server does not become ready. */
  unready?: string
  /** Address of a running server that both ports stand for; its probes are asked by the real is-ready.sh. */
  server?: string
}

export type Switched = {
  /** Exit code of the script. */
  status: number
  stderr: string
  /** Name of the release that `current` leads to. */
  inUse: string | undefined
  /** What systemctl was asked, in order. */
  asked: string[]
}

/** Runs deploy/switch-release.sh in a temporary folder, with a systemctl that only writes down what it is asked. */
export async function switchRelease({ refused = '-', unready = '-', server }: Options): Promise<Switched> {
  const folder = temporaryFolder()
  const current = join(folder, 'current')
  for (const name of ['old', 'new'])
    for (const file of ['dist/index.html', 'deploy/generated/nginx-headers.conf', 'node_modules/.bin/node'])
      write(join(folder, name, file), '')
  symlinkSync(join(folder, 'old'), current)
  const script = replaced(read('switch-release.sh'), [[/^current=.*$/m, `current=${current}`]])
  write(join(folder, 'deploy/switch-release.sh'), script)
  const isReady = server ? readyAt(new URL(server).port) : `#!/bin/sh\n[ "$1" != '${unready}' ]\n`
  write(join(folder, 'deploy/is-ready.sh'), isReady)
  const asked = join(folder, 'asked')
  write(
    join(folder, 'bin/systemctl'),
    `#!/bin/sh\necho "$*" >>${asked}\ncase "$*" in ${refused.replaceAll(' ', '\\ ')}) exit 1 ;; esac\n`,
  )
  const { status, stderr } = await run(folder)
  return {
    status,
    stderr,
    inUse: readlinkSync(current).split('/').at(-1),
    asked: readFileSync(asked, 'utf8').trim().split('\n'),
  }
}

/** The real script, which asks one server for each port that it is given. */
function readyAt(port: string): string {
  return replaced(read('is-ready.sh'), [
    [/127\.0\.0\.1:\$port/, `127.0.0.1:${port}`],
    [/sleep 2/, 'sleep 0.1'],
  ])
}

function run(folder: string): Promise<{ status: number; stderr: string }> {
  const options = { cwd: folder, env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}` } }
  return new Promise((done) => {
    execFile('sh', ['deploy/switch-release.sh', 'new'], options, (error, _, stderr) =>
      done({ status: error ? Number(error.code) : 0, stderr }),
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
