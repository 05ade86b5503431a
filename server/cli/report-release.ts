import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { createMailer } from '../mail/mailer.ts'
import { readConfig } from '../settings.ts'
import { commitStatusRequest } from './commit-status.ts'

// deploy/publish.sh tells with it what became of a commit, with the settings of the server in the environment.
// report-release.ts mail <MAIL                      sends a mail to the team; the first line of MAIL is its subject
// report-release.ts status COMMIT STATE [draft] <SENTENCE   shows STATE (success, failure or pending) at the git host, if there is a token
const [action, commit = '', state = '', kind] = process.argv.slice(2)
const input = (await text(process.stdin)).trim()
try {
  if (action === 'mail') {
    const [subject = '', ...lines] = input.split('\n')
    const mail = { id: `release-${randomUUID()}`, subject, text: lines.join('\n').trim(), date: new Date() }
    const mailer = createMailer(readConfig(process.env).mail)
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
