import type { Scenario } from '../support/scenario.ts'
import { databaseLock } from './database-lock.ts'
import { diskFull } from './disk-full.ts'
import { failover } from './failover.ts'
import { flood } from './flood.ts'
import { fsync } from './fsync.ts'
import { fuzz } from './fuzz.ts'
import { kill } from './kill.ts'
import { mail } from './mail.ts'
import { slowClients } from './slow-clients.ts'

/** All scenarios, by the name for `npm run test:resilience -- NAME`. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  kill,
  failover,
  flood,
  fsync,
  'disk-full': diskFull,
  'database-lock': databaseLock,
  mail,
  fuzz,
  'slow-clients': slowClients,
}
