import { type Check, checkTrue, exactly } from '../../support/scenario.ts'
import { wait } from '../../support/wait.ts'
import { checkPreview } from './preview.ts'
import { BUILD_DISK, checkPublishing } from './publishing.ts'
import { DOMAIN, type SiteMachine, startSiteMachine } from './site-machine.ts'
import { checkTypedCommands } from './typed-commands.ts'

/** What an operator may get wrong, and a part of the sentence that says so. Each is repaired by the next run. */
const MISTAKES: readonly [values: Record<string, string>, sentence: RegExp][] = [
  [{ DOMAIN: 'nothing.invalid' }, /nothing\.invalid has no address/],
  [{ REPOSITORY: 'git://localhost/none.git' }, /none\.git cannot be read/],
  [{ BRANCH: 'other' }, /has no branch other/],
  [{ SMTP_URL: 'smtp://website@example.com:right@127.0.0.1:2525' }, /has two @: write %40/],
  [{ SMTP_URL: 'smtp://team%40example.com:right@127.0.0.1:2525' }, /the mail account, team@example\.com:/],
  [{ SMTP_URL: 'smtp://website:wrong@127.0.0.1:2525' }, /The mail server does not take us \(Login denied/],
]

const WRONG_CLOCK =
  'date() { if [ "$1" = +%s ]; then echo 1000000000; else command date "$@"; fi; }; export -f date'

const SECRETS =
  '/etc/website/environment /etc/website/alarm.conf /var/lib/website/contact.db /var/backups/website/*'

/** Follows docs/operations.md from a bare Debian to a site that publishes its commits, with the mistakes on the way. */
export async function checkOneMachine(): Promise<Check[]> {
  const site = await startSiteMachine()
  try {
    await site.run(`mkdir -p ${BUILD_DISK} && mount -t tmpfs -o size=4g tmpfs ${BUILD_DISK}`)
    const checks: Check[] = []
    for (const part of [
      checkMistakes,
      checkInstallation,
      checkUsers,
      checkPublishing,
      checkPreview,
      checkTypedCommands,
    ])
      checks.push(...(await part(site)))
    return checks
  } finally {
    site.stop()
  }
}

async function checkMistakes({ install, startOutside }: SiteMachine): Promise<Check[]> {
  const dry = await install({}, '--dry-run')
  const clock = await install({}, '', WRONG_CLOCK)
  const other = startOutside(process.execPath, '-e', 'require("node:http").createServer().listen(80)')
  await wait(1_000)
  const taken = await install()
  other.kill('SIGKILL')
  const checks = [
    checkTrue('--dry-run names the steps', dry.status === 0 && dry.output.includes('- Start Caddy')),
    checkTrue('a wrong clock is named', /The clock of this machine is \d+ seconds off/.test(clock.output)),
    checkTrue('a taken port is named', taken.output.includes('Port 80 is taken by another program')),
  ]
  for (const [values, sentence] of MISTAKES) {
    const { status, output } = await install(values)
    checks.push(checkTrue(`a mistake is named: ${sentence.source}`, status === 1 && sentence.test(output)))
  }
  return checks
}

async function checkInstallation({ run, install, mails }: SiteMachine): Promise<Check[]> {
  const startedAt = Date.now()
  const first = await install()
  console.error(`install.sh: ${Math.round((Date.now() - startedAt) / 1000)} s\n${first.output}`)
  const { output } = await run(
    `curl -sSI https://${DOMAIN}/; curl -sSI http://${DOMAIN}/about; inbox list; ip route show default`,
  )
  const folders = '/etc/website /etc/systemd/system /etc/caddy /srv/website/releases'
  const files = `find ${folders} -type f -exec sha256sum {} + | sort`
  const before = await run(files)
  const second = await install()
  const killed = await run(`systemctl kill --signal=KILL caddy && sleep 5 && curl -sSI https://${DOMAIN}/`)
  return [
    exactly('exit status of install.sh', first.status ?? 1, 0),
    checkTrue('the page has its headers, over TLS', /^strict-transport-security: /m.test(output)),
    checkTrue('HTTP/2 and HTTP/3', /^HTTP\/2 200 [\s\S]*^alt-svc: h3=/m.test(output)),
    checkTrue('HTTP is redirected', output.toLowerCase().includes(`location: https://${DOMAIN}/about`)),
    checkTrue('the test message is stored, and its mail sent', output.includes('mail sent')),
    exactly('mails', mails().length, 1),
    checkTrue('Caddy starts again after a kill', killed.status === 0),
    checkTrue('first burst of 20 packets', output.includes('initcwnd 20')),
    exactly('exit status of a second install.sh', second.status ?? 1, 0),
    checkTrue('a second install.sh changes nothing', (await run(files)).output === before.output),
  ]
}

/** Checks what the users of builds and of the watch cannot reach, and that the watch works with the systemd of Debian. */
async function checkUsers({ run }: SiteMachine): Promise<Check[]> {
  const readable = await run(`for user in website-build website-watch; do for file in ${SECRETS}; do
    runuser -u $user -- test -r $file && echo $file; done; done`)
  await run('systemctl start website-watch')
  const alarms = (await run('cat /var/lib/website-watch/alarms 2>&-')).output.split('\n').filter(Boolean)
  for (const alarm of alarms) console.error(alarm)
  return [
    exactly(`files that builds and the watch can read, of ${SECRETS}`, readable.output.length, 0),
    exactly('alarms', alarms.length, 0),
  ]
}
