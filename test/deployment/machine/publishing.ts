import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceAll } from '../../support/deploy-config.ts'
import { atLeast, type Check, checkTrue, exactly } from '../../support/scenario.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { UNLIMITED_RATES } from '../../support/unlimited-rates.ts'
import { DOMAIN, type SiteMachine } from './site-machine.ts'

const PUBLISH = '/usr/local/lib/website/publish.sh'
const START = 'systemctl start website-publish'
const TRIED = '/srv/website/published/tried'
const LOG = "journalctl -u 'website@*' -o cat --since -10min"
const REQUESTS_PER_SECOND = 50

/** The disk of the builds, in a size that a test can fill. */
export const BUILD_DISK = '/var/lib/website-build'

/** Plays what may happen to commits, with requests all the time (docs/operations.md#publishing). No request may fail. */
export async function checkPublishing(site: SiteMachine): Promise<Check[]> {
  const { run, commit } = site
  const checks: Check[] = []
  const check = (name: string, pass: boolean) => checks.push(checkTrue(name, pass))
  const report = join(temporaryFolder(), 'load.json')
  const script = join(import.meta.dirname, 'load.ts')
  // The timer would start runs of its own in between.
  const limits = Object.entries(UNLIMITED_RATES).map(([name, value]) => `${name}='${value}'\n`)
  await run(`systemctl stop website-publish.timer website-watch.timer
    printf %s "${limits.join('')}" >>/etc/website/environment && bash ${PUBLISH} --restart`)
  const load = site.startOutside(process.execPath, script, String(REQUESTS_PER_SECOND), report)

  let mails = site.mails().filter(isAboutCommit).length
  /** Publishes, and checks the words of the home page, and how many mails have come since the last call. */
  async function publish(after: string, words: string, newMails = 0): Promise<void> {
    await run(START)
    const { output } = await run(`curl --silent --insecure https://${DOMAIN}/ | grep -c '${words}'`)
    check(`after ${after} the page says “${words}”`, Number(output) > 0)
    const all = site.mails().filter(isAboutCommit)
    checks.push(exactly(`mails after ${after}`, all.length - mails, newMails))
    mails = all.length
  }

  const lastMail = () => site.mails().filter(isAboutCommit).at(-1)?.body ?? ''

  commit('Say A', (folder) => tell(folder, 'Words of A.'))
  await publish('a good commit', 'Words of A.')

  const broken = commit('Say too much', (folder) => tell(folder, 'x'.repeat(300)))
  await run(START)
  await publish('a broken commit, twice', 'Words of A.', 1)
  const parts = [broken.slice(0, 12), 'Say too much', 'Editor <editor@example.com>', 'content/home.yaml: ']
  for (const part of parts) check(`its mail has “${part}”`, lastMail().includes(part))

  const later = commit('Add a file', (folder) => writeFileSync(join(folder, 'later.txt'), ''))
  await publish('a good commit after it', 'Words of A.', 1)
  check('the mail blames the broken one', /Say too much, by .+ up to /s.test(lastMail()))
  check('and names the last', lastMail().includes(later.slice(0, 12)))

  commit('Say B', (folder) => tell(folder, 'Words of B.'))
  const stopped = await run(`${START} --no-block; sleep 10; systemctl stop website-publish; cat ${TRIED}`)
  check('a build that is stopped leaves no result', stopped.output.startsWith(later))
  await publish('a build that was stopped, and a start', 'Words of B.')

  const back = await run(`bash ${PUBLISH} --back`)
  check('--back succeeds', back.status === 0)
  await publish('--back', 'Words of A.', 1)
  commit('Say H', (folder) => tell(folder, 'Words of H.'))
  await publish('--back and a new commit', 'Words of A.', 1)
  await run(`sed -i 's/ 20[0-9-]*/ 2000-01-01-1/' ${TRIED}`)
  await publish('--back and a daily build', 'Words of A.')
  const age = await run(`find -L /srv/website/3000/dist/index.html -mmin -5 | wc -l`)
  check('the daily build has built the pages again', Number(age.output) === 1)
  check('--again succeeds', (await run(`bash ${PUBLISH} --again`)).status === 0)
  await publish('--again', 'Words of H.')

  commit('Add a column', (folder) => {
    tell(folder, 'Words of C.')
    addColumnAndFail(folder)
  })
  await publish('a commit with a new column that does not start', 'Words of H.', 1)
  check('its mail has the log of the server', /status=3|"msg":/.test(lastMail()))
  // As after a reboot: the release before starts on tables that have a column more.
  const restart = await run(`bash ${PUBLISH} --restart && ${LOG} | grep 'newer release has added'`)
  check('the release before starts on newer tables', restart.status === 0)
  const wrong = await run(`cd /etc/website && cp environment right && echo "RETENTION_DAYS='x'" >>environment
    bash ${PUBLISH} --restart; mv right environment`)
  check('--restart prints what is wrong with a value', wrong.output.includes('RETENTION_DAYS: '))
  commit('Take the column back', (folder) => {
    for (const file of ['server/store/migrations/migrate.ts', 'server/app.ts'])
      writeFileSync(join(folder, file), readFileSync(file))
  })

  commit('Say D', (folder) => tell(folder, 'Words of D.'))
  commit('Say E', (folder) => tell(folder, 'Words of E.'))
  await publish('two commits within a second', 'Words of E.')

  site.hang(true)
  await publish('a fetch that hangs', 'Words of E.')
  await run(`touch -d '3 hours ago' ${BUILD_DISK}/fetched`)
  await run(START)
  const state = await run('cat /srv/website/published/status.txt')
  check('two hours without a fetch are a fault', /^fault\nNo commit could be fetched/.test(state.output))
  site.hang(false)

  commit('Say F', (folder) => tell(folder, 'Words of F.'))
  await run(`fallocate -l $(($(df --output=avail -B1 ${BUILD_DISK} | tail -1) - 5000000)) ${BUILD_DISK}/full`)
  await publish('a full disk while building', 'Words of E.', 1)
  await run(`rm ${BUILD_DISK}/full; bash ${PUBLISH} --again`)
  await publish('more room and --again', 'Words of F.')
  const kept = await run('ls /srv/website/releases | wc -l')
  check('three releases are kept', Number(kept.output) === 3)

  load.kill()
  const { count, failures }: { count: number; failures: string[] } = JSON.parse(readFileSync(report, 'utf8'))
  for (const failure of failures.slice(0, 5)) console.error(failure)
  checks.push(atLeast('requests', count, 1_000))
  return [...checks, exactly(`failed requests, of ${count}`, failures.length, 0)]
}

function isAboutCommit({ headers }: { headers: Map<string, string> }): boolean {
  return /public/i.test(headers.get('subject') ?? '')
}

/** Changes a line of the home page. */
export function tell(folder: string, words: string): void {
  const file = join(folder, 'content/home.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^( +tagline:).*$/m, `$1 ${words}`))
}

/** Adds a column to the tables, and ends the server once it has them. */
export function addColumnAndFail(folder: string): void {
  const migrations = join(folder, 'server/store/migrations/migrate.ts')
  const added = `$& '900-later': { up: (db) => db.schema.alterTable('messages').addColumn('later', 'text').execute() },`
  const list = /const MIGRATIONS: Record<string, Migration> = \{/
  writeFileSync(migrations, replaceAll(readFileSync(migrations, 'utf8'), [[list, added]]))
  appendFileSync(join(folder, 'server/app.ts'), '\nsetTimeout(() => process.exit(3), 500)\n')
}
