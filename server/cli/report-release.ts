import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { MailAddress } from '../mail/mail-templates.ts'
import { createMailer } from '../mail/mailer.ts'
import { readConfig } from '../settings.ts'
import { commitStatusRequest } from './commit-status.ts'

// deploy/publish.sh tells with it what became of a commit, with the settings of the server in the environment.
// report-release.ts mail <MAIL                      sends a mail to the team and the author; the first line of MAIL is its subject
// report-release.ts status COMMIT STATE [draft] <SENTENCE   shows STATE (success, failure or pending) at the git host, if there is a token
const [action, commit = '', state = '', kind] = process.argv.slice(2)
const input = (await text(process.stdin)).trim()
try {
  if (action === 'mail') {
    const [subject = '', ...lines] = input.split('\n')
    const settings = readConfig(process.env).mail
    const body = lines.join('\n').trim()
    const to = [...settings.to, ...authorOf(body, settings.to)]
    const mail = { id: `release-${randomUUID()}`, to, subject, text: body, date: new Date() }
    const mailer = createMailer(settings)
    await mailer.send(mail, AbortSignal.timeout(60_000)).finally(mailer.close)
  } else {
    const status = { commit, isDraft: kind === 'draft', state, description: input }
    const request = commitStatusRequest(process.env, status)
    const response = request && (await fetch(request))
    if (response?.ok === false) throw new Error(`the git host answered ${response.status}`)
  }
} catch (error) {
  console.error(`the ${action} about a commit was not sent: ${(error as Error).message}`)
  process.exitCode = 1
}

/** Returns the author that a mail about a commit names, unless the address is one of the team or of nobody. */
function authorOf(mail: string, team: readonly MailAddress[]): MailAddress[] {
  const [, name = '', address = ''] = /, by (.*) <([^<>\s]+@[^<>\s]+)>/.exec(mail) ?? []
  const known = team.map((each) => each.address.toLowerCase())
  return /^$|no-?reply/i.test(address) || known.includes(address.toLowerCase()) ? [] : [{ name, address }]
}
