import type { Log } from '../log.ts'
import type { MessageRepository } from '../messages/message-repository.ts'
import type { ScoreSpam } from '../messages/score-spam.ts'
import type { Config } from '../settings.ts'
import type { DiskSpace } from '../store/free-space.ts'
import type { Database } from '../store/schema.ts'
import type { StaticSite } from './static-site.ts'

/** What the server is made of. Tests replace some parts. */
export type ServerParts = {
  config: Config
  database: Database
  store: Pick<MessageRepository, 'accept' | 'findRetry' | 'probe'>
  outboxWorker: { wake(): void }
  scoreSpam: ScoreSpam
  /** The built site; undefined to serve only the API, while Astro's development server serves the pages. */
  site: StaticSite | undefined
  log: Log
  findDiskSpace: () => Promise<DiskSpace>
  stopping: AbortSignal
  now: () => number
}
