import type { Scenario } from '../support/scenario.ts'
import { diskFull } from './disk-full.ts'
import { failover } from './failover.ts'
import { flood } from './flood.ts'
import { fsync } from './fsync.ts'
import { kill } from './kill.ts'
import { mail } from './mail.ts'

/** All scenarios, by the name for `npm run test:resilience -- NAME`. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  kill,
  failover,
  flood,
  fsync,
  'disk-full': diskFull,
  mail,
}
