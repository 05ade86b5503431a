import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { validMessage } from '../../support/messages.ts'
import { type Check, checkTrue, exactly } from '../../support/scenario.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { tell } from './publishing.ts'
import { DOMAIN, type SiteMachine } from './site-machine.ts'

const DRAFT = 'cms/pages/home'
const PREVIEW = `https://preview.${DOMAIN}`
const SIGNED_IN = '--user editor:draft-of-home'
const MESSAGE = JSON.stringify(validMessage)

/** Answers a request to the git host, and writes what it was to a file. */
const GIT_HOST = `require('node:http').createServer(async (request, answer) => {
  let body = ''
  for await (const chunk of request) body += chunk
  require('node:fs').appendFileSync(process.argv[1], request.url + ' ' + body + '\\n')
  answer.writeHead(201).end('{}')
}).listen(3900, '127.0.0.1')`

/** Follows a draft of /edit to its preview, and away from it (docs/editing-content.md#see-it-before-the-public). */
export async function checkPreview(site: SiteMachine): Promise<Check[]> {
  const { run, git } = site
  const statuses = join(temporaryFolder(), 'statuses')
  writeFileSync(statuses, '')
  site.startOutside(process.execPath, '-e', GIT_HOST, statuses)
  const lastStatus = () => readFileSync(statuses, 'utf8').trim().split('\n').at(-1) ?? ''
  const curl = async (options: string) => (await run(`curl --silent --include ${options}`)).output
  const publish = () => run('systemctl start website-publish')
  const isPublic = async (words: string) => (await curl(`https://${DOMAIN}/`)).includes(words)

  const settings = `EDITOR_REPOSITORY='http://localhost:3900/group/website'\nEDITOR_STATUS_TOKEN='t'\nEDITOR_REVIEW='true'`
  await run(`echo "${settings}" >>/etc/website/environment`)
  const unprotected = await site.install()
  const password = "EDITOR_PREVIEW_PASSWORD='$(caddy hash-password --plaintext draft-of-home)'"
  await run(`echo "${password}" >>/etc/website/environment`)
  const installed = await site.install()
  const before = (await run('inbox list --all --json')).output
  const mails = site.mails().length

  const draft = site.commit('Say D', (folder) => tell(folder, 'Words of a draft.'), DRAFT)
  await publish()
  const closed = await curl(`${PREVIEW}/`)
  const open = await curl(`${SIGNED_IN} ${PREVIEW}/`)
  const status = lastStatus()
  const sent = await curl(`${SIGNED_IN} --json '${MESSAGE}' ${PREVIEW}/api/contact`)
  const refusal = 'EDITOR_PREVIEW_PASSWORD must'
  const isLinked = status.includes(`statuses/${draft}`) && status.includes(`"${PREVIEW}"`)
  const checks = [
    checkTrue('a preview without a password is refused', unprotected.output.includes(refusal)),
    exactly('exit status of install.sh with a preview', installed.status ?? 1, 0),
    checkTrue(
      'the draft answers 401 without the password',
      / 401 /.test(closed) && !closed.includes('Words'),
    ),
    checkTrue('and shows its words with it', / 200 /.test(open) && open.includes('Words of a draft.')),
    checkTrue('no search engine may list it', /^x-robots-tag: noindex/im.test(open)),
    checkTrue('the public site has not changed', !(await isPublic('Words of a draft.'))),
    checkTrue('its link is the state of the commit', isLinked),
    checkTrue('its form thanks', / 201 /.test(sent)),
    checkTrue('and stores nothing', (await run('inbox list --all --json')).output === before),
    exactly('mails of the preview', site.mails().length - mails, 0),
  ]

  site.commit('Add code', (folder) => writeFileSync(join(folder, 'server/code.ts'), ''), 'cms/pages/code')
  await publish()
  checks.push(checkTrue('a draft with code is refused', lastStatus().includes('changes more than content/')))
  git('push', '--quiet', 'origin', ':cms/pages/code', `:${DRAFT}`)
  site.commit('Publish D', (folder) => tell(folder, 'Words of a draft.'))
  await publish()
  const gone = await curl(`${SIGNED_IN} ${PREVIEW}/`)
  const rest = await run(
    'systemctl is-active website@3002; ls /run/website-preview /srv/website/releases/draft',
  )
  return [
    ...checks,
    checkTrue('the draft is public once it is published', await isPublic('Words of a draft.')),
    checkTrue('and its preview is gone', / 404 /.test(gone)),
    checkTrue('with all that it stored', /^inactive\n(?:ls: .*\n){2}$/.test(rest.output)),
  ]
}
