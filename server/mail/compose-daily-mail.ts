import type { ContactMessage } from '#contact/contract.ts'
import { QUARANTINE_RETENTION_DAYS } from '#contact/retention.ts'
import { splitSubject } from '#contact/subject.ts'
import { LIST_ID_PREFIX } from '../store/mail-files.ts'
import { OVER_LIMIT, type Tables } from '../store/schema.ts'
import { type LinksOf, MESSAGE_ACTIONS } from '../team/team-links.ts'
import { formatWestAfricaTime } from '../team/west-africa-time.ts'
import { formatField, formatLinks, type Mail, withoutLinks } from './mail-templates.ts'

export const MAX_LISTED = 100

const QUOTED_LENGTH = 80

export type ListedMessage = ContactMessage &
  Pick<Tables['messages'], 'reference' | 'accepted_at' | 'quarantined_for' | 'taken_by'>

/** What the addresses of a route get: messages that were kept aside, and those that wait for an answer. */
export type DailyList = {
  kept: { overLimit: ListedMessage[]; spam: ListedMessage[]; references: readonly string[] }
  waiting: { first: ListedMessage[]; count: number }
}

type Options = { now: number; linksOf: LinksOf; isNeutral: boolean }

/** Composes the daily mail, with the first words of what looks like no spam. `isNeutral` leaves out all that was typed. */
export function composeDailyMail({ kept, waiting }: DailyList, { now, linksOf, isNeutral }: Options): Mail {
  const entryOf = (message: ListedMessage) => {
    const { reference, accepted_at, name, email, service, quarantined_for, taken_by } = message
    const sender = `${withoutLinks(name)} <${formatField('email', email)}>`
    const why = quarantined_for === null ? withoutLinks(service) : `(${quarantined_for})`
    const taken = taken_by === null ? '' : `taken by ${taken_by}`
    const isQuoted = !isNeutral && (quarantined_for === null || quarantined_for === OVER_LIMIT)
    const parts = [reference, formatWestAfricaTime(accepted_at), isNeutral ? '' : sender, why, taken]
    const links = linksOf(reference, quarantined_for === null ? MESSAGE_ACTIONS : ['release'])
    const quote = isQuoted ? quoteOf(message.message) : ''
    return { text: `${parts.filter(Boolean).join('  ')}\n${quote}${formatLinks(links)}\n`, links }
  }
  const keptCount = kept.references.length
  // Messages that only a limit has kept aside come first: they are the likeliest to be missed.
  const keptEntries = [...kept.overLimit, ...kept.spam].slice(0, MAX_LISTED).map(entryOf)
  const waitingEntries = waiting.first.map(entryOf)
  const isKept = `${countOf(keptCount, 'was', 'were')} kept aside`
  const hasWaited = `${countOf(waiting.count, 'has', 'have')} waited longer than two days for an answer`
  const parts = [
    keptCount > 0 &&
      `${isKept} and not sent to you. Show a message, or send it to the team, with
  npm run inbox -- show REFERENCE
  npm run inbox -- release REFERENCE
Messages that are not released are erased in ${QUARANTINE_RETENTION_DAYS} days.
${more(keptCount - keptEntries.length, 'npm run inbox -- list --quarantined')}
${keptEntries.map(({ text }) => text).join('')}`,
    waiting.count > 0 &&
      `${hasWaited}, the longest first.
${more(waiting.count - waitingEntries.length, 'npm run inbox -- list')}
${waitingEntries.map(({ text }) => text).join('')}`,
  ]
  return {
    id: `${LIST_ID_PREFIX}${new Date(now).toISOString().replace(/[^\d]/g, '')}${isNeutral ? '-neutral' : ''}`,
    subject: `Website: ${keptCount > 0 ? isKept : hasWaited}`,
    text: parts.filter(Boolean).join('\n'),
    links: [...keptEntries, ...waitingEntries].flatMap(({ links }) => links),
  }
}

function quoteOf(message: string): string {
  const line = splitSubject(message).words.replace(/\s+/g, ' ').trim()
  const isLong = line.length > QUOTED_LENGTH
  return `> ${withoutLinks(isLong ? `${line.slice(0, QUOTED_LENGTH).replace(/ \S*$/, '')} …` : line)}\n`
}

function countOf(count: number, one: string, several: string): string {
  return count === 1 ? `One message ${one}` : `${count.toLocaleString('en-GB')} messages ${several}`
}

function more(count: number, command: string): string {
  return count > 0 ? `${count.toLocaleString('en-GB')} more are not in this mail: ${command}\n` : ''
}
