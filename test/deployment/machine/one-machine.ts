import { type Check, exactly, isTrue } from '../../support/scenario.ts'
import { wait } from '../../support/wait.ts'
import { BUILD_DISK, checkPublishing } from './publishing.ts'
import { DOMAIN, startSiteMachine } from './site-machine.ts'

/** What an operator may get wrong, and a part of the sentence that says so. Each is repaired by the next run. */
const MISTAKES: readonly [values: Record<string, string>, sentence: RegExp][] = [
  [{ DOMAIN: 'nothing.invalid' }, /nothing\.invalid has no address/],
  [{ REPOSITORY: 'git://localhost/none.git' }, /none\.git cannot be read/],
  [{ BRANCH: 'other' }, /has no branch other/],
  [{ SMTP_URL: 'smtp://website:wrong@127.0.0.1:2525' }, /The mail server does not take us \(Login denied/],
]

const WRONG_CLOCK =
  'date() { if [ "$1" = +%s ]; then echo 1000000000; else command date "$@"; fi; }; export -f date'

/** Follows docs/operations.md from a bare Debian to a site that publishes its commits, with the mistakes on the way. */
export async function checkOneMachine(): Promise<Check[]> {
  const site = await startSiteMachine()
  const { run, install } = site
  try {
    const checks: Check[] = []
    await run(`mkdir -p ${BUILD_DISK} && mount -t tmpfs -o size=4g tmpfs ${BUILD_DISK}`)
    const dry = await install({}, '--dry-run')
    checks.push(isTrue('--dry-run names the steps', dry.status === 0 && dry.output.includes(`- Start Caddy`)))
    const clock = await install({}, '', WRONG_CLOCK)
    checks.push(
      isTrue('a wrong clock is named', /The clock of this machine is \d+ seconds off/.test(clock.output)),
    )
    const other = site.startOutside(process.execPath, '-e', 'require("node:http").createServer().listen(80)')
    await wait(1_000)
    const { output } = await install()
    checks.push(isTrue('a taken port is named', output.includes('Port 80 is taken by another program')))
    other.kill('SIGKILL')
    for (const [values, sentence] of MISTAKES) {
      const { status, output } = await install(values)
      checks.push(
        isTrue(`${Object.keys(values)} is named: ${sentence.source}`, status === 1 && sentence.test(output)),
      )
    }

    const startedAt = Date.now()
    const first = await install()
    console.error(`install.sh: ${Math.round((Date.now() - startedAt) / 1000)} s\n${first.output}`)
    checks.push(exactly('exit status of install.sh', first.status ?? 1, 0))
    const page = await run(`curl --silent --show-error --head https://${DOMAIN}/ && inbox list`)
    checks.push(
      isTrue('the page has its headers, over TLS', /^strict-transport-security: /m.test(page.output)),
    )
    checks.push(isTrue('the test message is stored, and its mail sent', page.output.includes('mail sent')))
    checks.push(exactly('mails', site.mails().length, 1))
    checks.push(
      isTrue(
        'first burst of 20 packets',
        (await run('ip route show default')).output.includes('initcwnd 20'),
      ),
    )

    const files =
      'find /etc/website /etc/systemd/system /etc/caddy /srv/website/releases -type f -exec sha256sum {} +'
    const before = await run(files)
    checks.push(exactly('exit status of a second install.sh', (await install()).status ?? 1, 0))
    checks.push(isTrue('a second install.sh changes nothing', (await run(files)).output === before.output))
    checks.push(...(await checkUsers(run)))
    return [...checks, ...(await checkPublishing(site))]
  } finally {
    site.stop()
  }
}

/** Checks what the users of builds and of the watch cannot reach, and that the watch works with the systemd of Debian. */
async function checkUsers(run: Awaited<ReturnType<typeof startSiteMachine>>['run']): Promise<Check[]> {
  const secrets =
    '/etc/website/environment /etc/website/alarm.conf /var/lib/website/contact.db /var/backups/website/*'
  const readable = await run(
    `for user in website-build website-watch; do for file in ${secrets}; do runuser -u $user -- test -r $file && echo $user $file; done; done`,
  )
  await run('systemctl start website-status; systemctl start website-watch')
  const watch = await run(
    'systemctl show website-watch --property Result --value; journalctl -u website-watch -o cat; cat /tmp/alarms',
  )
  const failed = await run('systemctl --failed --plain --no-legend')
  return [
    exactly(
      `files that builds and the watch can read, of ${secrets}`,
      readable.output.split('\n').length - 1,
      0,
    ),
    isTrue('the watch succeeds', watch.output.startsWith('success')),
    exactly('failed units', failed.output.split('\n').length - 1, 0),
  ]
}
