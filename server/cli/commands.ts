import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { mapFields, PERSONAL_FIELDS } from '#contact/fields.ts'
import { assertUsable } from '../operator-error.ts'
import { countMessages } from '../store/count-messages.ts'
import { readAudit } from '../team/audit.ts'
import { eraseMessages, recordErasures } from '../team/erasure.ts'
import {
  actOn,
  type Entry,
  findEntry,
  listEntries,
  readEntries,
  retryMails,
  STATES,
  searchEntries,
} from '../team/inbox.ts'
import { findAll, rectify, restrict, unrestrict } from '../team/personal-data.ts'
import { findClockFault, findExpired, purgeNow } from '../team/retention.ts'
import { renewKey } from '../team/team-links.ts'
import { backUp } from './backup.ts'
import {
  type Command,
  type Context,
  formatCount,
  parseLimit,
  parseSince,
  perMessage,
  UsageError,
} from './command.ts'
import { toCsv } from './csv.ts'
import { formatAudit, formatEntry, formatList, formatMissing, formatRestricted } from './format-entries.ts'
import { importStore } from './import-store.ts'
import { moveStore } from './move-store.ts'
import { findStats } from './stats.ts'
import { findStatus } from './status.ts'

const ABSENT = 'does not exist or is restricted'

/** The inbox commands (docs/messages.md#read-the-inbox). */
export const COMMANDS: Record<string, Command> = {
  list: {
    options: '[--quarantined | --done | --restricted | --all] [--limit N]',
    help: 'open messages, the newest last',
    access: 'read',
    run: list,
  },
  show: { operands: 'REF', help: 'one message in full', access: 'read', run: show },
  find: {
    operands: 'ADDRESS | REF...',
    help: 'the messages of a person, in any state',
    access: 'read',
    run: find,
  },
  search: {
    operands: 'WORD...',
    help: 'the messages that contain all these words, in any state',
    access: 'read',
    run: search,
  },
  export: {
    options: '--csv | --json [--since DAY]',
    operands: '[ADDRESS | REF...]',
    help: 'all messages, or those of one person, to standard output',
    access: 'read',
    run: exportMessages,
  },
  done: perMessage('mark messages as done', actOn('done'), 'is done', ABSENT),
  release: perMessage('send quarantined messages', actOn('release'), 'is released', 'is not quarantined'),
  spam: perMessage('quarantine messages as spam', actOn('spam'), 'is quarantined as spam', ABSENT),
  retry: { operands: '[REF...]', help: 'send dead and waiting mails now', run: retry },
  'rotate-links': { help: 'make all links in mails to the team invalid', run: rotateLinks },
  erase: { operands: 'ADDRESS | REF...', help: 'erase messages permanently', run: erase },
  rectify: {
    options: PERSONAL_FIELDS.map((field) => `[--${field} TEXT]`).join(' '),
    operands: 'REF',
    help: 'replace personal fields of a message',
    run: rectifyMessage,
  },
  restrict: perMessage('keep messages, and neither show nor mail them', restrict, 'is restricted', ABSENT),
  unrestrict: perMessage(
    'lift the restriction',
    unrestrict,
    'is not restricted any more',
    'is not restricted',
  ),
  audit: {
    options: '[--limit N]',
    help: 'who ran which command on which messages, the newest last',
    access: 'read',
    run: audit,
  },
  status: {
    options: '[--dns]',
    help: 'what needs an operator; exit status 1 if there is a fault',
    run: findStatus,
  },
  stats: {
    help: 'messages by subject, views by page and unknown addresses of the last 30 days',
    access: 'read',
    run: findStats,
  },
  purge: { options: '[--clock-is-right]', help: 'erase messages older than RETENTION_DAYS', run: purge },
  backup: {
    operands: 'FILE',
    help: 'copy the whole store into a new file, compressed as .gz, encrypted as .gz.age',
    access: 'copy',
    run: backup,
  },
  import: {
    operands: 'FILE',
    help: 'add what the SQLite file of a store has and a restored copy of it lacks',
    access: 'migrate',
    run: importFile,
  },
  move: {
    operands: 'postgres://HOST/DATABASE',
    help: 'copy the whole SQLite store into an empty PostgreSQL database; stop the server first',
    run: move,
  },
}

async function list({ database, record, options }: Context) {
  const states = (['quarantined', 'done', 'restricted', 'all'] as const).filter((state) => options[state])
  if (states.length > 1) throw new UsageError('list shows the messages of one state, or all.')
  const [state = 'open'] = states
  const entries = await listEntries(database, state === 'all' ? undefined : state, parseLimit(options))
  await record(entries.length)
  let text = formatList(entries)
  for (const other of ['quarantined', 'restricted'] as const) {
    const count = other === state ? 0 : await countMessages(database, STATES[other])
    if (count > 0) text += `\n${count} ${other}: list --${other}`
  }
  return { text, value: entries }
}

async function show({ database, record, operands: [reference = ''] }: Context) {
  const entry = await findEntry(database, reference)
  if (!entry) throw new UsageError(`There is no message ${reference}.`)
  await record(1, [reference])
  return { text: formatEntry(entry), value: entry, error: formatRestricted([entry]) }
}

async function find({ database, record, operands }: Context) {
  const { found, missing } = await findAll(database, operands)
  await record(found.length, referencesOf(found))
  const entries: Entry[] = await Readable.from(readEntries(database, found)).toArray()
  return { text: formatList(entries), value: entries, error: formatMissing(missing) }
}

async function search({ database, record, operands }: Context) {
  const entries = await searchEntries(database, operands)
  await record(entries.length, referencesOf(entries))
  return { text: formatList(entries), value: entries }
}

async function exportMessages({ database, record, operands, options }: Context) {
  if (options.csv === options.json) throw new UsageError('export needs --csv or --json.')
  const since = parseSince(options)
  const { found, missing } = await findAll(database, operands)
  const exported = found.filter(({ state, accepted_at }) => state !== 'restricted' && accepted_at >= since)
  await record(exported.length, operands.length > 0 ? referencesOf(exported) : [])
  const errors = [formatMissing(missing), formatRestricted(found)]
  const read = () => readEntries(database, exported)
  return { text: toCsv(read()), value: read(), error: errors.filter(Boolean).join('\n') }
}

async function retry({ database, record, operands, now }: Context) {
  await record(operands.length, operands)
  const count = await retryMails(database, now, operands)
  const hint = 'The server sends them. Restart it first if SMTP_URL, MAIL_TO or another setting has changed.'
  const { text, value } = formatCount(count, 'mail', 'queued')
  return { text: count > 0 ? `${text}\n${hint}` : text, value }
}

async function rotateLinks({ database, record }: Context) {
  await record(0)
  await renewKey(database)
  return { text: 'The links in all mails so far are invalid.', value: { rotated: true } }
}

async function erase({ database, config, record, operands, now }: Context) {
  const { found, missing } = await findAll(database, operands)
  const references = referencesOf(found)
  await record(references.length, references)
  const erasures = references.map((reference) => ({ reference, erased_at: now }))
  await recordErasures(database, erasures)
  const count = await eraseMessages(database, config.mail.directory, references)
  const text = [formatCount(count, 'message', 'erased').text, ...references].join('\n')
  return { text, value: { count, references }, error: formatMissing(missing) }
}

async function rectifyMessage({ database, config, record, now, operands, options }: Context) {
  const [reference = ''] = operands
  const given = PERSONAL_FIELDS.filter((field) => options[field] !== undefined)
  if (given.length === 0) throw new UsageError('rectify needs a field and its new text: see --help.')
  await record(1, [reference])
  const correction = mapFields(given, (field) => String(options[field]))
  const fault = await rectify(database, config.mail.directory, { reference, correction, now })
  if (fault) throw new UsageError(fault)
  const hint = 'A mail that was already sent has the old text: correct it in the mailbox.'
  return { text: `${reference} is rectified. ${hint}`, value: { reference, rectified: given } }
}

async function audit({ database, options }: Context) {
  const lines = await readAudit(database, parseLimit(options))
  return { text: formatAudit(lines), value: lines }
}

async function purge({ database, config, record, now, options }: Context) {
  const fault = options['clock-is-right'] ? undefined : await findClockFault(database, now)
  const hint = 'Compare date with a clock that is right, then run purge --clock-is-right.'
  assertUsable(!fault, `Nothing was erased, because ${fault}. ${hint}`)
  const references = await findExpired(database, config.retentionDays, now)
  await record(references.length)
  const count = await purgeNow(database, config.mail.directory, references, now)
  return formatCount(count, 'expired message', 'erased')
}

async function backup({ database, config, now, operands: [file = ''] }: Context) {
  const count = await backUp(database, config.database, file)
  // On a full disk, or with the tables of another release, only the time of the copy is missing in the status.
  const noting = database.updateTable('probes').set({ copied_at: now })
  await noting.execute().catch(() => {})
  return { ...formatCount(count, 'message', `copied into ${file}`), value: { file, count } }
}

async function importFile({ database, config, operands: [file = ''] }: Context) {
  const value = await importStore(database, file, config.mail.directory)
  const { text } = formatCount(value.added, 'message', 'imported')
  const erased = value.erased > 0 ? ` ${value.erased} erased before are erased again.` : ''
  return { text: `${text} ${value.known} were there already.${erased}`, value }
}

async function move({ database, config, operands: [url = ''] }: Context) {
  const { text, value } = formatCount(await moveStore(database, url), 'message', 'moved')
  const path = config.database.engine === 'sqlite' && resolve(config.database.path)
  const next = `Set DATABASE_URL to the new store, and start the server.
Then erase the old file, which has all messages and which no erasure reaches any more: shred -u '${path}'*`
  return { text: `${text} ${next}`, value }
}

const referencesOf = (entries: readonly { reference: string }[]) => entries.map(({ reference }) => reference)
