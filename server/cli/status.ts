import { findMailFault } from '../mail/mail-fault.ts'
import { findFloodFault } from '../messages/flood.ts'
import { createMessageRepository } from '../messages/message-repository.ts'
import type { Config } from '../settings.ts'
import { watchFreeSpace } from '../store/free-space.ts'
import type { Database } from '../store/schema.ts'
import { findClockFault } from '../team/retention.ts'
import { findMailRecordFaults, type ResolveTxt } from './mail-records.ts'
import { findStoredMessagesFault } from './stored-messages-fault.ts'

/** What needs an operator, one sentence each, and what an operator may want to know. Without personal data. */
export type Status = { faults: string[]; notes?: string[] }

type Settings = Pick<Config, 'database'> & { mail: Pick<Config['mail'], 'smtpUrl' | 'directory' | 'from'> }

/**
 * Finds what prevents messages from being stored, mails from reaching the team, and stored messages from being erased in time.
 * @param resolve asks DNS; undefined if the records of the sender's domain are not to be checked
 */
export async function findStatus(
  database: Database,
  { database: address, mail }: Settings,
  resolve: ResolveTxt | undefined,
  now = Date.now(),
): Promise<Status> {
  const store = createMessageRepository(database)
  const faults = [
    await store.probe(now).then(
      () => undefined,
      () => 'Messages cannot be stored.',
    ),
    (await watchFreeSpace(address)()).hasRoom
      ? undefined
      : 'The disk of the store is almost full: messages are refused.',
    ...(await store.outbox().then(
      async (outbox) => [
        findMailFault(outbox, now),
        findStoredMessagesFault(
          { purgeDueAt: outbox.purgeDueAt, clockFault: await findClockFault(database, now) },
          now,
        ),
        await findFloodFault(database, now),
      ],
      () => ['The waiting mails cannot be read.'],
    )),
    ...(resolve
      ? await findMailRecordFaults(mail.from.address, resolve).catch(() => [
          'DNS gives no answer about the mail records: check /etc/resolv.conf.',
        ])
      : []),
  ]
  return {
    faults: faults.filter((fault) => fault !== undefined),
    notes: mail.smtpUrl ? [] : [`SMTP_URL is not set: mails are written to ${mail.directory}.`],
  }
}

/** Formats a status for deploy/watch.sh, which reads `ok` or `fault` in the first line, and then a fault in each line. */
export function formatStatus({ faults, notes = [] }: Status): {
  text: string
  value: unknown
  isFault: boolean
} {
  const isFault = faults.length > 0
  const status = isFault ? 'fault' : 'ok'
  return {
    text: [status, ...(isFault ? faults : notes)].join('\n'),
    value: { status, faults, notes },
    isFault,
  }
}
