import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { createMailer } from '../mail/mailer.ts'
import { readConfig } from '../settings.ts'
import { commitStatusRequest } from './commit-status.ts'

// deploy/publish.sh tells with it what became of a commit, with the settings of the server in the environment.
// report-release.ts mail <MAIL                      sends a mail to the team; the first line of MAIL is its subject
// report-release.ts status COMMIT STATE <SENTENCE   shows STATE (success or failure) at the git host, if there is a token
const [action, commit = '', state] = process.argv.slice(2)
const input = (await text(process.stdin)).trim()
try {
  if (action === 'mail') await sendMail()
  else await sendStatus()
} catch (error) {
  console.error(`the ${action} about a commit was not sent: ${(error as Error).message}`)
  process.exitCode = 1
}

async function sendMail(): Promise<void> {
  const [subject = '', ...lines] = input.split('\n')
  const mailer = createMailer(readConfig(process.env).mail)
  const mail = { id: `release-${randomUUID()}`, subject, text: lines.join('\n').trim(), date: new Date() }
  await mailer.send(mail, AbortSignal.timeout(60_000)).finally(mailer.close)
}

async function sendStatus(): Promise<void> {
  const request = commitStatusRequest(process.env, {
    commit,
    isPublic: state === 'success',
    description: input,
  })
  if (!request) return
  const { ok, status } = await fetch(request)
  if (!ok) throw new Error(`the git host answered ${status}`)
}
