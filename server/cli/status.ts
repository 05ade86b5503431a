import { findMailFault } from '../mail/mail-fault.ts'
import { describeRoutes } from '../mail/routes.ts'
import { findFloodFault } from '../messages/flood.ts'
import { createMessageRepository } from '../messages/message-repository.ts'
import type { Config } from '../settings.ts'
import { watchFreeSpace } from '../store/free-space.ts'
import type { Database } from '../store/schema.ts'
import { findClockFault } from '../team/retention.ts'
import type { Output } from './command.ts'
import { findMailRecordFaults, type ResolveTxt } from './mail-records.ts'

/** Time in milliseconds after which an overdue purge is a fault. A failed purge is retried every hour. */
const MAX_PURGE_DELAY_MS = 3 * 3_600_000

/** Finds what needs an operator: one sentence each, without personal data. @param resolve asks DNS, if its records are to be checked */
export async function findStatus(
  database: Database,
  { database: address, mail, mailRoutes }: Pick<Config, 'database' | 'mail' | 'mailRoutes'>,
  resolve: ResolveTxt | undefined,
  now: number,
): Promise<Output> {
  const faults: (string | undefined)[] = []
  const store = createMessageRepository(database)
  await store.probe(now).catch(() => faults.push('Messages cannot be stored.'))
  const { hasRoom } = await watchFreeSpace(address)()
  if (!hasRoom) faults.push('The disk of the store is almost full: messages are refused.')
  try {
    const outbox = await store.outbox()
    const clockFault = await findClockFault(database, now)
    faults.push(findMailFault(outbox, now))
    if (clockFault)
      faults.push(
        `Nothing is erased, because ${clockFault}: check it, then run inbox purge --clock-is-right.`,
      )
    else if (now - (outbox.purgeDueAt ?? now) > MAX_PURGE_DELAY_MS)
      faults.push(
        'Expired messages are not erased: check the clock and RETENTION_DAYS, then run inbox purge.',
      )
    faults.push(await findFloodFault(database, now))
  } catch {
    faults.push('The waiting mails cannot be read.')
  }
  if (resolve)
    await findMailRecordFaults(mail.from.address, resolve).then(
      (found) => faults.push(...found),
      () => faults.push('DNS gives no answer about the mail records: check /etc/resolv.conf.'),
    )
  return formatStatus(
    faults.filter((fault) => fault !== undefined),
    [
      ...(mail.smtpUrl ? [] : [`SMTP_URL is not set: mails are written to ${mail.directory}.`]),
      ...describeRoutes(mail.to, mailRoutes),
    ],
  )
}

/** Formats a status for deploy/watch.sh, which reads `ok` or `fault` in the first line, and then a fault in each line. */
export function formatStatus(faults: string[], notes: string[] = []): Output {
  const isFault = faults.length > 0
  const status = isFault ? 'fault' : 'ok'
  return {
    text: [status, ...(isFault ? faults : notes)].join('\n'),
    value: { status, faults, notes },
    isFault,
  }
}
