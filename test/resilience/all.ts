import { backup } from './backup.ts'
import { lock } from './database-lock.ts'
import { disk } from './disk-full.ts'
import { doubt } from './fsync-failure.ts'
import { fuzz } from './fuzz.ts'
import { kill } from './kill.ts'
import { killPostgres } from './kill-postgres.ts'
import { mail } from './mail.ts'
import { firstStart } from './migration-crash.ts'
import { drain } from './outbox-backlog.ts'
import { overload } from './overload.ts'
import { powerCut } from './power-cut.ts'
import { relay } from './relay.ts'
import { stops } from './rolling-restart.ts'
import type { Proof } from './scenario.ts'
import { slow } from './slow.ts'
import { soak } from './soak.ts'

/** Every proof, by the name that `npm run prove -- NAME` takes. */
export const PROOFS: Readonly<Record<string, Proof>> = {
  kill,
  'kill-postgres': killPostgres,
  'power-cut': powerCut,
  doubt,
  'disk-full': disk,
  lock,
  'first-start': firstStart,
  backup,
  mail,
  relay,
  drain,
  fuzz,
  slow,
  overload,
  soak,
  stops,
}
