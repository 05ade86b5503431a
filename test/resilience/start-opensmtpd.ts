import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { executableFromEnv } from '../support/executable-from-env.ts'
import { freePort } from '../support/free-port.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { until } from '../support/wait.ts'

const START_TIMEOUT_MS = 10_000

/** Returns the path of OpenSMTPD, from SMTPD_BIN or its standard location, or undefined if it is not installed. */
export function findOpenSmtpd(): string | undefined {
  return executableFromEnv('SMTPD_BIN') ?? ['/usr/sbin/smtpd'].find(existsSync)
}

/**
 * Starts OpenSMTPD as a relay on loopback. OpenSMTPD needs its own system users and folders. It gets them in a mount
 * namespace, so the files of the machine do not change.
 * @param target port on loopback of the mail server that receives all relayed mails
 */
export async function startOpenSmtpd(target: number): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = temporaryFolder()
  const port = await freePort()
  const users = [
    'opensmtpd:x:9971:9971::/var/lib/opensmtpd/empty:/bin/false',
    'opensmtpq:x:9972:9972::/nonexistent:/bin/false',
  ]
  const groups = ['opensmtpd:x:9971:', 'opensmtpq:x:9972:']
  writeFileSync(join(folder, 'passwd'), `${readFileSync('/etc/passwd', 'utf8')}${users.join('\n')}\n`)
  writeFileSync(join(folder, 'group'), `${readFileSync('/etc/group', 'utf8')}${groups.join('\n')}\n`)
  writeFileSync(
    join(folder, 'smtpd.conf'),
    `listen on 127.0.0.1 port ${port}
action "on" relay host smtp://127.0.0.1:${target}
match from any for any action "on"
`,
  )
  writeFileSync(
    join(folder, 'start.sh'),
    `set -e
mount --bind ${folder}/passwd /etc/passwd
mount --bind ${folder}/group /etc/group
for folder in /var/spool /var/lib /run; do mount -t tmpfs tmpfs $folder; done
mkdir -p /var/lib/opensmtpd/empty /var/spool/smtpd
chmod 711 /var/spool/smtpd
exec ${findOpenSmtpd()} -d -f ${folder}/smtpd.conf
`,
  )
  const child = spawn(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child', 'sh', join(folder, 'start.sh')],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  await waitUntilListening(port, child, () => errors)
  return {
    url: `smtp://127.0.0.1:${port}`,
    async stop() {
      const exited = once(child, 'close')
      child.kill('SIGKILL')
      await exited
    },
  }
}

async function waitUntilListening(port: number, child: ChildProcess, errors: () => string): Promise<void> {
  await until(async () => child.exitCode !== null || (await canConnect(port)), START_TIMEOUT_MS)
  if (!(await canConnect(port))) throw new Error(`OpenSMTPD did not start: ${errors()}`)
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
