import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseMail, type ReceivedMail } from '../../support/mail-sink.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { ROOT, startMachine } from './machine.ts'

export const DOMAIN = 'website.localhost'

/** What install.sh asks for. */
export const VALUES: Readonly<Record<string, string>> = {
  DOMAIN,
  MAIL_TO: 'team@example.com',
  SMTP_URL: 'smtp://website:right@127.0.0.1:2525',
  MAIL_FROM: 'Website <website@example.com>',
  REPOSITORY: 'git://localhost/site.git',
  BRANCH: 'main',
  ALARM: 'cat >>/var/lib/website-watch/alarms',
}

/** A bare machine that reaches a mail server and the repository of the site. */
export type SiteMachine = Awaited<ReturnType<typeof startSiteMachine>>

export async function startSiteMachine() {
  const folder = temporaryFolder()
  const clone = join(folder, 'clone')
  const received = join(folder, 'mails')
  for (const name of [clone, received]) mkdirSync(name)
  /** Runs git in the clone from which commits come. */
  const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, encoding: 'utf8' }).trim()

  /** Commits these files and pushes them, by default to the public branch. Returns the hash of the commit. */
  const commit = (message: string, change: (folder: string) => void, branch = 'main') => {
    change(clone)
    git('add', '--all')
    git('-c', 'user.name=Editor', '-c', 'user.email=editor@example.com', 'commit', '--quiet', '-m', message)
    git('push', '--quiet', 'origin', `HEAD:refs/heads/${branch}`)
    const hash = git('rev-parse', 'HEAD')
    if (branch !== 'main') git('reset', '--quiet', '--hard', 'HEAD~1')
    return hash
  }

  execFileSync('git', ['init', '--quiet', '--bare', join(folder, 'site.git')])
  git('init', '--quiet')
  git('remote', 'add', 'origin', join(folder, 'site.git'))
  commit('Add the site', () => copyFiles(clone))

  const machine = await startMachine()
  // Not `git daemon`, which runs this program as a child.
  const daemon = join(execFileSync('git', ['--exec-path'], { encoding: 'utf8' }).trim(), 'git-daemon')
  const host = machine.startOutside(daemon, '--export-all', `--base-path=${folder}`, '--listen=127.0.0.1')
  machine.startOutside(process.execPath, join(import.meta.dirname, 'mail-server.ts'), '2525', received)
  await machine.run(`cp ${ROOT}/deploy/install.sh /root/`)
  return {
    ...machine,
    commit,
    git,
    /** Stops the host of the repository without closing its connections, or lets it go on. */
    hang: (isHanging: boolean) => host.kill(isHanging ? 'SIGSTOP' : 'SIGCONT'),
    /** Runs install.sh, which was copied to the machine, with VALUES and others, after a line of the shell. */
    install: (values: Record<string, string> = {}, option = '', before = '') =>
      machine.run(`${TRUST_CADDY}\n${before}\nbash /root/install.sh ${option} ${quote(values)}`),
    mails: (): ReceivedMail[] =>
      readdirSync(received)
        .toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
        .map((name) => ({ from: '', to: [], ...parseMail(readFileSync(join(received, name), 'utf8')) })),
  }
}

/** Copies the files of the repository as they are now, committed or not. */
function copyFiles(folder: string): void {
  const names = execFileSync('git', ['-C', ROOT, 'ls-files', '-co', '--exclude-standard'])
  writeFileSync(join(folder, '../names'), names)
  const copy = `tar -cC ${ROOT} --ignore-failed-read -T ../names 2>/dev/null | tar -x`
  execFileSync('sh', ['-c', copy], { cwd: folder })
}

/** Caddy makes certificates for names below localhost itself. The machine trusts them as soon as there is an authority. */
const TRUST_CADDY = `(
  root=/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt
  for n in {1..1200}; do if [ -e $root ]; then break; fi; sleep 1; done
  cp $root /usr/local/share/ca-certificates/caddy.crt && update-ca-certificates
) >/dev/null 2>&1 &`

function quote(values: Record<string, string>): string {
  return Object.entries({ ...VALUES, ...values })
    .map(([name, value]) => `${name}='${value}'`)
    .join(' ')
}
