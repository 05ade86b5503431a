import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { freePort } from '../support/spawn-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { wait } from './scenario.ts'

/** OpenSMTPD: SMTPD_BIN, or where Debian puts it. */
export function findOpenSmtpd(): string | undefined {
  return [process.env.SMTPD_BIN ?? '', '/usr/sbin/smtpd'].find((file) => file !== '' && existsSync(file))
}

/**
 * OpenSMTPD as a relay on loopback. It insists on users and folders of its own: they are laid over those of the
 * machine for this process alone, in a mount namespace, so that nothing is left behind.
 * @param target port of the mail server to which it passes everything on
 */
export async function startOpenSmtpd(target: number): Promise<{ url: string; stop(): Promise<void> }> {
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
for place in /var/spool /var/lib /run; do mount -t tmpfs tmpfs $place; done
mkdir -p /var/lib/opensmtpd/empty /var/spool/smtpd
chmod 711 /var/spool/smtpd
exec ${findOpenSmtpd()} -d -f ${folder}/smtpd.conf
`,
  )
  const child = spawn(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child', 'sh', join(folder, 'start.sh')],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  await untilListening(port, child, () => errors)
  return {
    url: `smtp://127.0.0.1:${port}`,
    async stop() {
      const exited = new Promise((resolve) => child.on('close', resolve))
      child.kill('SIGKILL')
      await exited
    },
  }
}

async function untilListening(port: number, child: ChildProcess, errors: () => string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (child.exitCode !== null) break
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy()
        resolve(true)
      })
      socket.on('error', () => resolve(false))
    })
    if (open) return
    await wait(50)
  }
  throw new Error(`OpenSMTPD did not start: ${errors()}`)
}
